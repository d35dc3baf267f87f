import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.each([
  ['shared/first-screen/frame.css', '.page-heading__title'],
  ['shared/first-screen/frame.css', '.page-heading .eyebrow'],
  ['shared/first-screen/frame.css', '.page-heading__lead'],
  ['mf-checkout/src/pages/checkout/checkout.css', '.co-room'],
  ['mf-account/src/account.css', '.acc-outcome__title'],
])('a name of one long word breaks rather than widen the page: %s %s', (sheet, selector) => {
  const css = readFileSync(join(root, sheet), 'utf8');
  const start = css.indexOf(`\n${selector} {`);
  expect(start).toBeGreaterThan(0);
  expect(css.slice(start, css.indexOf('}', start))).toContain('overflow-wrap: anywhere;');
});
