import { describe, expect, it } from 'vitest';
import { propertyFile } from '../../test/support/property-file.ts';
import { checkFile } from './check-file.ts';
import { parseFile } from './parse-file.ts';
import { propertyFileSchema } from './property-file.ts';

function problemsOf(Prices: readonly object[]): string[] {
  const file = propertyFile();
  Object.assign(file.Services[0] ?? {}, { Prices });
  const parsed = parseFile(propertyFileSchema, file);
  const found =
    parsed.kind === 'valid' ? checkFile(parsed.value) : [...parsed.problems, ...parsed.problemsOf(checkFile)];
  return found.map(({ path, message }) => `${path}: ${message}`);
}

describe('prices of an extra by day', () => {
  it('may be of seasons, ranges and weekdays that overlap', () => {
    const rules = [
      { Season: 'christmas', Price: 18 },
      { From: '12-24', To: '12-26', Price: 25 },
      { Season: 'christmas', Weekdays: ['Sat'], Price: 0 },
    ];
    expect(problemsOf(rules)).toEqual([]);
  });

  it.each([
    [
      'a season that the file does not have',
      [{ Season: 'summer', Price: 1 }],
      '[0].Season: There is no season “summer”',
    ],
    [
      'a season and a range',
      [{ Season: 'christmas', From: '12-24', To: '12-26', Price: 1 }],
      '[0].Season: A rule has either a Season or From and To',
    ],
    [
      'half a range of every year',
      [{ From: '12-24', Price: 1 }],
      '[0].From: A day of every year needs both From and To',
    ],
    [
      'a day that does not exist',
      [{ From: '2026-02-30', Price: 1 }],
      '[0].From: This day is not in the calendar',
    ],
    ['every day', [{ Price: 1 }], '[0].Price: This would be the price of every day: the Articles have that'],
    ['too many digits', [{ Weekdays: ['Sat'], Price: 1.005 }], '[0].Price: GBP has 2 decimal digits'],
    ['a price below zero', [{ Weekdays: ['Sat'], Price: -1 }], '[0].Price: This has to be 0 or more.'],
    [
      'the same days twice',
      [
        { Weekdays: ['Sat'], Price: 1 },
        { Weekdays: ['Sat'], Price: 2 },
      ],
      '[0]: A later rule has these very days, so this price is never charged',
    ],
  ])('may not be of %s', (_what, rules, problem) => {
    expect(problemsOf(rules)).toContain(`Services[0].Prices${problem}`);
  });
});
