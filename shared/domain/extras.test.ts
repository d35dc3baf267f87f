import { describe, expect, it } from 'vitest';
import { aParty, aService, aServiceInventory } from '../testing/index.ts';
import { extraCost, isSelectableExtra, maxQuantity } from './extras.ts';

const use = { nights: 3, quantity: 2, party: aParty({ numberOfChildren: 1, numberOfInfants: 1 }) };

describe('the cost of an extra', () => {
  it.each([
    ['PerStay', false, 1_500],
    ['PerDay', false, 4_500],
    ['PerQuantity', false, 3_000],
    ['PerStay', true, 4_500],
    ['PerDay', true, 13_500],
    ['PerQuantity', true, 9_000],
  ] as const)('%s, per person %s', (chargeType, chargePerPerson, cost) => {
    expect(extraCost(aService({ chargeType, chargePerPerson }), use, 'GBP')).toBe(cost);
  });

  const articles = [
    { articleId: 'a', name: 'Tea', price: 1.005 },
    { articleId: 'b', name: 'Cake', price: 2.005 },
  ];
  it('is the sum of its articles, each rounded half-up', () => {
    expect(extraCost(aService({ articles, chargeType: 'PerStay', chargePerPerson: false }), use, 'GBP')).toBe(
      302,
    );
  });

  it('is its own price when it has no articles', () => {
    const service = aService({ price: 9, articles: [], chargeType: 'PerStay', chargePerPerson: false });
    expect(extraCost(service, use, 'GBP')).toBe(900);
  });

  const dayPrices = [15, 15, 22.5].map((price, index) => ({ date: `2026/12/0${String(index + 1)}`, price }));
  it.each([
    ['PerDay', false, 5_250],
    ['PerDay', true, 15_750],
    ['PerStay', false, 1_500],
    ['PerQuantity', false, 3_000],
  ] as const)(
    'is the sum of its days where they differ: %s, per person %s',
    (chargeType, chargePerPerson, cost) => {
      expect(extraCost(aService({ chargeType, chargePerPerson, dayPrices }), use, 'GBP')).toBe(cost);
    },
  );

  it('is the same by days that are alike and without them', () => {
    const alike = dayPrices.map(({ date }) => ({ date, price: 15 }));
    expect(extraCost(aService({ dayPrices: alike }), use, 'GBP')).toBe(extraCost(aService(), use, 'GBP'));
  });

  it('is nothing for none', () => {
    expect(extraCost(aService(), { ...use, quantity: 0 }, 'GBP')).toBe(0);
  });
});

describe('the inventory of an extra', () => {
  it.each([
    ['has the contract’s limit when unlimited', aServiceInventory(), 999],
    ['has the contract’s limit when none is kept', undefined, 999],
    ['gives what is available', aServiceInventory({ available: 4 }), 4],
    ['gives nothing when oversold', aServiceInventory({ available: -1 }), 0],
  ])('%s', (_, inventory, quantity) => {
    expect(maxQuantity(inventory)).toBe(quantity);
  });

  it('can no longer be chosen from when used up', () => {
    expect(isSelectableExtra(aServiceInventory({ available: 0 }))).toBe(false);
  });
});
