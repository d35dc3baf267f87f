import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionBetween, convert, convertLines, shownCurrencies } from './conversion.ts';

const rates = { baseCurrency: 'GBP', rates: { GBP: 1, USD: 1.25, EUR: 1.2, JPY: 190, KWD: 0.4, ZAR: 0 } };

describe('prices in another currency', () => {
  it.each([
    ['GBP', 'USD', 1.25],
    ['USD', 'GBP', 0.8],
    ['EUR', 'USD', 1.25 / 1.2],
    ['GBP', 'GBP', null],
    ['GBP', 'NOK', null],
    ['NOK', 'GBP', null],
    ['GBP', 'ZAR', null],
  ])('from %s to %s at %d', (from, to, rate) => {
    expect(conversionBetween(rates, from, to)?.rate ?? null).toBe(rate);
  });

  it.each([
    [12_345, 'USD', 15_431],
    [12_345, 'JPY', 23_456],
    [12_345, 'KWD', 49_380],
    [-100, 'USD', -125],
    [0, 'USD', 0],
  ])('%i pence are %s %i in minor units', (amount, to, converted) => {
    const conversion = conversionBetween(rates, 'GBP', to);
    expect(conversion && convert(amount, conversion)).toBe(converted);
  });

  it('are offered in the currencies that have a rate, the hotel’s own first', () => {
    const property = { currency: 'GBP', availableCurrencies: ['USD', 'GBP', 'NOK', 'EUR', 'ZAR'] };
    expect(shownCurrencies(property, rates)).toEqual(['GBP', 'USD', 'EUR']);
  });

  it.each([
    ['there are no rates', ['USD'], null],
    ['the rates are empty', ['USD'], { baseCurrency: 'GBP', rates: {} }],
    ['the hotel offers its own only', ['GBP'], rates],
    ['the hotel offers none', [], rates],
  ])('are not offered when %s', (_, availableCurrencies, known) => {
    expect(shownCurrencies({ currency: 'GBP', availableCurrencies }, known)).toEqual([]);
  });

  it('the lines of a price still add up to its total, and none strays by more than a penny', () => {
    const amounts = fc.array(fc.integer({ min: -5_000_00, max: 50_000_00 }), { maxLength: 12 });
    const rate = fc.double({ min: 0.001, max: 2_000, noNaN: true });
    fc.assert(
      fc.property(amounts, rate, fc.constantFrom('USD', 'JPY', 'KWD'), (lines, factor, to) => {
        const conversion = { from: 'GBP', to, rate: factor };
        const shown = convertLines(lines, conversion);
        const total = convert(
          lines.reduce((sum, line) => sum + line, 0),
          conversion,
        );
        expect(shown.reduce((sum, line) => sum + line, 0)).toBe(total);
        shown.forEach((line, index) => {
          expect(Math.abs(line - convert(lines[index] ?? 0, conversion))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
