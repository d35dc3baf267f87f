import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aParty, aRate, aService, someParty, someRate, translateEnglish } from '../testing/index.ts';
import { extraCost } from './extras.ts';
import { formatMoney } from './money.ts';
import { explainExtra, explainRoomPrice, type PriceLine, priceLineText } from './price-lines.ts';
import { roomPrice } from './pricing.ts';
import { stayRateOf } from './stay-rate.ts';

const text = (line: PriceLine) =>
  priceLineText(line, translateEnglish, (amount) => formatMoney(amount, 'GBP', 'en-GB'));
const sum = (lines: readonly PriceLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

describe('a price explained', () => {
  it.each(['GBP', 'DKK', 'NGN', 'ZAR', 'JPY', 'KWD'])('adds up to the room’s price in %s', (currency) => {
    fc.assert(
      fc.property(someRate(currency), someParty(), (rate, party) => {
        const stayRate = stayRateOf(rate, currency);
        expect(sum(explainRoomPrice(stayRate, party))).toBe(roomPrice(stayRate, party));
      }),
    );
  });

  it('leaves out what costs nothing', () => {
    const lines = explainRoomPrice(stayRateOf(aRate(), 'GBP'), aParty({ numberOfChildren: 2 }));
    expect(lines.map(({ kind }) => kind)).toEqual(['nights']);
  });

  it('reads line by line', () => {
    const rate = aRate({
      baseRate: 370,
      costPerRoom: 5,
      costPerAdult: 30,
      costPerChild: 20,
      costPerInfant: 1,
    });
    const nights = [120, 125, 125].map((baseRate, night) => ({
      date: `2026/12/0${String(night + 1)}`,
      baseRate,
    }));
    const party = aParty({ numberOfAdults: 3, numberOfChildren: 2, numberOfInfants: 1 });
    expect(explainRoomPrice(stayRateOf({ ...rate, nights }, 'GBP'), party).map(text)).toEqual([
      '3 nights from £120.00',
      'Room charge',
      '1 extra adult',
      '2 children',
      '1 infant',
    ]);
  });

  it('says "at" when every night costs the same', () => {
    expect(explainRoomPrice(stayRateOf(aRate(), 'GBP'), aParty()).map(text)).toEqual(['3 nights at £120.00']);
  });

  it('says no night’s price when the nights are not known', () => {
    const rate = { ...stayRateOf(aRate(), 'GBP'), nightRates: [] };
    expect(explainRoomPrice(rate, aParty()).map(text)).toEqual(['3 nights']);
  });
});

describe('an extra explained', () => {
  const use = { nights: 3, quantity: 2, party: aParty({ numberOfInfants: 1 }) };

  it.each([
    [aService(), 'Breakfast · 2 guests × 3 nights'],
    [aService({ chargePerPerson: false }), 'Breakfast · 3 nights'],
    [aService({ chargePerPerson: false, chargeType: 'PerStay' }), 'Breakfast'],
    [aService({ chargePerPerson: false, chargeType: 'PerQuantity' }), 'Breakfast · 2'],
  ])('reads as its charge type says', (service, words) => {
    expect(text(explainExtra(service, use, 'GBP'))).toBe(words);
  });

  it('has the extra’s cost as its amount', () => {
    expect(explainExtra(aService(), use, 'GBP').amount).toBe(extraCost(aService(), use, 'GBP'));
  });
});
