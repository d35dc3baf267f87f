import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainMessages, type DomainMessageKey } from '../domain/index.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const cells = (row: string): string[] =>
  row.split(' | ').map((cell) => cell.replace(/^\| | +\|$/g, '').trim());

const [, table = ''] = read('docs/errors.md').split('## The messages of the specification');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map(cells);
const cited = rows.flatMap(([message = '', , , tests = '']) =>
  tests.split('<br>').map((test) => ({ message, test })),
);

/** Said in other words, with the hotel's telephone and e-mail. */
const unused: readonly DomainMessageKey[] = ['error.maximum-rooms'];

describe('the table of product.md 8 in docs/errors.md', () => {
  it('has every sentence and header', () => {
    const told = new Set(rows.map(([message]) => message));
    const missing = Object.entries(domainMessages).filter(
      ([key, text]) =>
        /^(error|success)\./.test(key) &&
        !unused.some((each) => each === key) &&
        typeof text === 'string' &&
        !told.has(text),
    );
    expect(missing).toEqual([]);
  });

  it('says of each when, where and by which test', () => {
    expect(rows.filter((row) => row.length !== 4 || row.includes(''))).toEqual([]);
  });

  it.each(cited)('“$message”: $test', ({ test }) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
    expect(read(file)).toContain(title);
    expect(title).not.toBe('');
  });
});
