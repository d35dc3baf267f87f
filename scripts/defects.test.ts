import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/defects.md'), 'utf8');
const rows = [...page.matchAll(/^\| (?<met>.+?) \| `(?<file>[^`]+)`: (?<title>.+?) \|$/gm)].map(
  ({ groups }) => ({
    met: groups?.['met'] ?? '',
    file: groups?.['file'] ?? '',
    title: (groups?.['title'] ?? '').trimEnd(),
  }),
);

it('the list of defects has forty or more, each with a test', () => {
  const lines = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (What a user met|---)/.test(line));
  expect(rows).toHaveLength(lines.length);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows.map(({ met }) => met)).size).toBe(rows.length);
});

it.each(rows)('“$met” is found by a test that is there', ({ file, title }) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
