import { describe, expect, it } from 'vitest';
import { aCoast } from '../../../../test/coast.ts';
import { comparedIn, currenciesOf, ratesBetween, shownPrice } from './shown-price.ts';

const rates = { baseCurrency: 'GBP', date: '2026/11/21', rates: { DKK: 8.72, EUR: 1.168, JPY: 200 } };

describe('the currencies of a group', () => {
  it('are its hotels’ own, each once', () => {
    const [first, second, third] = aCoast().properties;
    const properties = [first, second, third].flatMap((hotel, index) =>
      hotel === undefined ? [] : [{ ...hotel, currency: index === 1 ? 'DKK' : 'GBP' }],
    );
    expect(currenciesOf(aCoast({ properties }))).toEqual(['GBP', 'DKK']);
  });

  it.each([
    ['all that are quoted, the hotels’ own first', ['DKK', 'GBP'], ['DKK', 'GBP', 'EUR', 'JPY']],
    ['none where a hotel’s own is not quoted', ['DKK', 'XXX'], []],
  ])('in which all can be compared: %s', (_case, own, expected) => {
    expect(ratesBetween(rates, own)).toEqual(expected);
  });
});

describe('a price', () => {
  it.each([
    ['is the hotel’s own where nobody wants another', 31950, 'DKK', null, [31950, 'DKK', false]],
    ['is in the currency that the guest wants', 31950, 'DKK', 'GBP', [3664, 'GBP', true]],
    ['in yen has no minor digits', 10000, 'GBP', 'JPY', [20000, 'JPY', true]],
    ['of a hotel of that currency is as it is', 31950, 'GBP', 'GBP', [31950, 'GBP', false]],
    ['is as it is without a rate', 31950, 'DKK', 'XXX', [31950, 'DKK', false]],
  ] as const)('%s', (_case, amount, currency, shownIn, expected) => {
    const shown = shownPrice(amount, currency, shownIn, rates);
    expect([shown.amount, shown.currency, shown.isConverted]).toEqual(expected);
  });
});

it.each([
  ['the one that the guest has chosen', ['NGN', 'DKK', 'GBP'], 'GBP', 'da-DK', 'GBP'],
  ['that of the guest’s locale', ['NGN', 'DKK', 'GBP'], null, 'da-DK', 'DKK'],
  ['that of the locale where the chosen one is not quoted', ['NGN', 'DKK'], 'XXX', 'da-DK', 'DKK'],
  ['the first hotel’s where the locale’s is not quoted', ['NGN', 'GBP'], null, 'da-DK', 'NGN'],
  ['none where there is nothing to compare', [], 'GBP', 'da-DK', null],
])('prices are compared in one currency: %s', (_case, currencies, chosen, locale, expected) => {
  expect(comparedIn(currencies, chosen, locale)).toBe(expected);
});
