import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const placesOf = (pattern: string): readonly string[] =>
  globSync('{shared,shell,server,mf-*}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.data)$/.test(path),
  })
    .filter((path) => !/\.test\.tsx?$/.test(path) && path !== 'shared/domain/date-text.ts')
    .filter((path) => {
      const code = readFileSync(join(root, path), 'utf8');
      return code.includes('formatStayDate(') && code.includes(`'${pattern}'`);
    })
    .toSorted();

describe('the ways in which a date is written (product.md 9)', () => {
  it.each(['short', 'long', 'comma'])('%s has its place', (pattern) => {
    expect(placesOf(pattern).length).toBeGreaterThan(0);
  });

  it('one without the year stands only where the stay is changed, on one line', () => {
    expect(placesOf('compact')).toEqual([
      'mf-rooms-rates/src/pages/rooms-and-rates/search/stay-bar.tsx',
      'shared/first-screen/search-texts.ts',
      'shared/search-panel/dates-cell.tsx',
    ]);
  });
});
