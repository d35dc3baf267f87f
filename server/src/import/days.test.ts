import { describe, expect, it } from 'vitest';
import { horizonOf, nightTest, resolveDay } from './days.ts';

const none = { season: null, from: null, to: null, weekdays: null };
const today = '2026/11/20';

describe('days of a property file', () => {
  it.each([
    ['2026-12-24', '2026/12/24'],
    ['today', '2026/11/20'],
    ['today+15', '2026/12/05'],
    ['today-1', '2026/11/19'],
  ])('%s is %s', (written, date) => {
    expect(resolveDay(written, today)).toBe(date);
  });

  it.each([
    [
      'every year',
      { from: '06-01', to: '08-31' },
      ['2027/06/01', '2030/08/31'],
      ['2027/05/31', '2027/09/01'],
    ],
    [
      'over the end of the year',
      { from: '12-20', to: '01-03' },
      ['2026/12/20', '2027/01/03'],
      ['2026/12/19', '2027/01/04'],
    ],
    ['a fixed range', { from: '2027-01-10', to: '2027-01-11' }, ['2027/01/10', '2027/01/11'], ['2028/01/10']],
    ['open at the end', { from: 'today+2' }, ['2026/11/22', '2030/01/01'], ['2026/11/21']],
    [
      'weekends',
      { weekdays: ['Fri' as const, 'Sat' as const] },
      ['2026/11/20', '2026/11/21'],
      ['2026/11/22'],
    ],
    ['a season', { season: 'easter' }, ['2027/03/28'], ['2027/03/29']],
  ])('a rule for %s speaks of its nights only', (_title, rule, inside, outside) => {
    const speaksOf = nightTest(
      { ...none, ...rule },
      [{ name: 'easter', from: '2027-03-26', to: '2027-03-28' }],
      today,
    );
    expect(inside.filter((date) => !speaksOf(date))).toEqual([]);
    expect(outside.filter(speaksOf)).toEqual([]);
  });

  it('counts the horizon from today to before the same day so many months later', () => {
    const nights = horizonOf('2026/01/31', 1);
    expect([nights[0], nights.at(-1)]).toEqual(['2026/01/31', '2026/03/02']);
  });
});
