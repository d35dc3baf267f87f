import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexOf, problemsBetween, readRecord } from './decision-records.ts';
import { indexFile, readDecisions } from './decisions-folder.ts';

const files = ['0001-first.md', '0002-second.md'];

const text = (head: readonly string[], number = '0001'): string =>
  [`# ${number} A title`, '', ...head, '', '**Context.** Something was open.', ''].join('\n');

const good = ['- Status: accepted', '- Date: 2026-11-21', '- Summary: what it says'];
const problemsOf = (head: readonly string[]): readonly string[] =>
  readRecord('0001-first.md', text(head), files).problems;

test('every record has its head and context, and replacements are named on both sides', async () => {
  expect((await readDecisions()).problems).toEqual([]);
});

test('the index is what the heads say; pnpm decisions renews it', async () => {
  expect(readFileSync(indexFile, 'utf8')).toBe((await readDecisions()).index);
});

test('a complete head has no problems, also with a summary of two lines', () => {
  expect(problemsOf(good)).toEqual([]);
  const long = [...good.slice(0, 2), '- Summary: what it says', '  and more'];
  expect(problemsOf(long)).toEqual([]);
  expect(readRecord('0001-first.md', text(long), files).record.summary).toBe('what it says and more');
});

test.each([
  ['no status', good.slice(1)],
  ['a status of its own', ['- Status: proposed', ...good.slice(1)]],
  ['replaced by nothing', ['- Status: superseded by something else', ...good.slice(1)]],
  ['accepted and replaced', ['- Status: accepted by [0002](0002-second.md)', ...good.slice(1)]],
  [
    'replaced by a file that is not there',
    ['- Status: superseded by [0003](0003-third.md)', ...good.slice(1)],
  ],
  ['another date', ['- Status: accepted', '- Date: November 2026', '- Summary: what it says']],
  ['no summary', good.slice(0, 2)],
  ['replaces what is not linked', [...good, '- Supersedes: 0002']],
])('a head is refused: %s', (_, head) => {
  expect(problemsOf(head)).toHaveLength(1);
});

test('a record without context, or with the title of another number, is refused', () => {
  const bare = text(good).replace('**Context.**', '');
  expect(readRecord('0001-first.md', bare, files).problems).toHaveLength(1);
  expect(readRecord('0001-first.md', text(good, '0002'), files).problems).toHaveLength(1);
});

test('a replacement that one side alone names is refused, and so is a number that is taken twice', () => {
  const record = (file: string, head: readonly string[]) =>
    readRecord(file, text(head, file.slice(0, 4)), files).record;
  const plain = [record('0001-first.md', good), record('0002-second.md', good)] as const;
  const replaced = record('0001-first.md', [
    '- Status: partly superseded by [0002](0002-second.md) (a part)',
    ...good.slice(1),
  ]);
  const replacing = record('0002-second.md', [...good, '- Supersedes: [0001](0001-first.md) in part']);
  expect(problemsBetween([...plain])).toEqual([]);
  expect(problemsBetween([replaced, replacing])).toEqual([]);
  expect(problemsBetween([replaced, plain[1]])).toHaveLength(1);
  expect(problemsBetween([plain[0], replacing])).toHaveLength(1);
  expect(problemsBetween([plain[0], record('0001-other.md', good)])).toHaveLength(1);
});

test('the index is in the order of numbers and says what replaced a record', () => {
  const first = readRecord(
    '0001-first.md',
    text(['- Status: superseded by [0002](0002-second.md)', ...good.slice(1)]),
    files,
  ).record;
  const second = readRecord('0002-second.md', text(good, '0002'), files).record;
  expect(indexOf([second, first]).split('\n').slice(7, 9)).toEqual([
    '| [0001](0001-first.md) | 2026-11-21 | superseded by 0002 | what it says |',
    '| [0002](0002-second.md) | 2026-11-21 | accepted | what it says |',
  ]);
});
