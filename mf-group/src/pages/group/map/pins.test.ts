import { expect, it } from 'vitest';
import { formatMoney } from 'shared/domain';
import { compactMoney } from './pins.ts';

it('a pin’s price is never less than the hotel’s', () => {
  expect(compactMoney(35_001, 'GBP', 'en-GB')).toBe('£351');
});

it.each(['en-GB', 'da-DK', 'ar-AE'])('a pin and a card write the same sign in %s', (locale) => {
  for (const currency of ['GBP', 'EUR', 'USD', 'DKK', 'NGN', 'ZAR', 'JPY']) {
    const sign = (text: string): string => text.replaceAll(/[\d.,]+(?=\D*$)/g, '#');
    expect(sign(compactMoney(350_00, currency, locale))).toBe(sign(formatMoney(350_00, currency, locale)));
  }
});
