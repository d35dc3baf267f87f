import { describe, expect, it } from 'vitest';
import { alternativeStays, type AlternativesQuestion } from './alternatives.ts';
import { nightCount, type Stay } from './stay.ts';

const stay: Stay = { from: '2026/12/20', to: '2026/12/23' };
const instead = (overrides: Partial<AlternativesQuestion> = {}): readonly string[] =>
  alternativeStays({
    stay,
    today: '2026/11/21',
    minimumNights: 1,
    isBookable: () => true,
    price: () => null,
    ...overrides,
  }).map(({ from, to }) => `${from.slice(5)} ${String(nightCount({ from, to }))}`);

describe('stays instead of one that cannot be booked', () => {
  it('are of the same length, the nearest first, an earlier one before a later one', () => {
    expect(instead().slice(0, 5)).toEqual(['12/19 3', '12/21 3', '12/18 3', '12/22 3', '12/17 3']);
  });

  it('are moved by at most 14 days, then one night shorter or longer', () => {
    const all = instead();
    expect(all.slice(26, 30)).toEqual(['12/06 3', '01/03 3', '12/20 2', '12/20 4']);
    expect(all).toHaveLength(28 + 2 * 29);
  });

  it('of two that are equally near, the cheaper comes first', () => {
    const price = ({ from }: Stay) => (from === '2026/12/21' ? 100 : 200);
    expect(instead({ price }).slice(0, 3)).toEqual(['12/21 3', '12/19 3', '12/18 3']);
  });

  it('are only those that can be booked, and none of them has passed', () => {
    expect(instead({ isBookable: ({ from }) => from === '2026/12/18' })).toEqual([
      '12/18 3',
      '12/18 2',
      '12/18 4',
    ]);
    expect(instead({ today: '2026/12/20' }).slice(0, 2)).toEqual(['12/21 3', '12/22 3']);
  });

  it('never are the stay itself, and are as long as the offer asks', () => {
    expect(instead()).not.toContain('12/20 3');
    expect(instead({ minimumNights: 5 }).slice(0, 2)).toEqual(['12/20 5', '12/19 5']);
    expect(instead({ minimumNights: 5 }).some((each) => each.endsWith(' 4'))).toBe(false);
  });
});
