import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('sentences are read in the letters in which they are written (product.md 8: word for word)', () => {
  const sheets = globSync('{shared,shell,mf-*}/**/*.css', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  });
  expect(sheets.length).toBeGreaterThan(20);
  const changing = sheets.filter((path) =>
    /text-transform:(?!\s*none)|font-variant(-caps)?:[^;]*caps/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(changing).toEqual([]);
});
