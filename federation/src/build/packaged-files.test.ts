import { expect, it } from 'vitest';
import { isShipped } from './packaged-files.ts';

it.each([
  ['server/src/main.ts', true],
  ['server/src/db/migrations/index.ts', true],
  ['server/demo/harbour.json', true],
  ['shared/testing/index.ts', true],
  ['mf-checkout/src/remote.ts', true],
  ['package.json', true],
  ['pnpm-lock.yaml', true],
  ['server/test/support/app.ts', false],
  ['server/src/env.test.ts', false],
  ['mf-checkout/src/pages/checkout/page.test.tsx', false],
  ['mf-stay/e2e/stay.spec.ts', false],
  ['e2e/steps/index.ts', false],
  ['bench/src/main.ts', false],
  ['.ci/run', false],
  ['vitest.config.ts', false],
])('%s goes into the archive: %s', (path, goes) => {
  expect(isShipped(path)).toBe(goes);
});
