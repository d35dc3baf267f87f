import { describe, expect, it } from 'vitest';
import { aParty, aRate } from 'shared/testing';
import { priceRows } from './price-rows.ts';
import { rateOffer } from './rules.ts';

const night = (day: number, baseRate: number) => ({ date: `2026/12/0${String(day)}`, baseRate });
const rowsOf = (changes: Parameters<typeof aRate>[0]) => {
  const offer = rateOffer(aRate(changes), aParty({ numberOfChildren: 1 }), { currency: 'GBP' });
  return { offer, rows: priceRows(offer.lines, offer.nights) };
};

describe('a price line by line', () => {
  it('has each night by itself where nights differ', () => {
    const { offer, rows } = rowsOf({
      baseRate: 270,
      costPerChild: 30,
      nights: [night(1, 120), night(2, 150)],
    });
    expect(rows).toMatchObject([
      { kind: 'night', date: '2026/12/01', amount: 12_000 },
      { kind: 'night', date: '2026/12/02', amount: 15_000 },
      { kind: 'line', line: { kind: 'children' }, amount: 3_000 },
    ]);
    expect(rows.reduce((total, { amount }) => total + amount, 0)).toBe(offer.total);
  });

  it('has one line for nights of one price', () => {
    expect(rowsOf({}).rows).toMatchObject([{ kind: 'line', line: { kind: 'nights', count: 3 } }]);
  });

  it('has one line where the nights do not add up to the stay', () => {
    const { rows } = rowsOf({ baseRate: 300, nights: [night(1, 120), night(2, 150)] });
    expect(rows).toMatchObject([{ kind: 'line', amount: 30_000 }]);
  });
});
