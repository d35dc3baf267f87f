import { createTranslate, formatMoney } from 'shared/domain';
import { expect, it } from 'vitest';
import { enGB } from '../../../messages/en-GB.ts';
import { extraPriceWords } from './extra-price-words.ts';

const text = createTranslate({ 'en-GB': enGB }, 'en-GB');
const words = (more: object) =>
  extraPriceWords(
    { price: 22, articles: [], chargeType: 'PerDay', chargePerPerson: true, ...more },
    'GBP',
    (amount, currency) => formatMoney(amount, currency, 'en-GB'),
    text,
  );

it.each([
  ['£22.00 per person and night', {}],
  ['£22.00 per night', { chargePerPerson: false }],
  ['£22.00 per stay', { chargeType: 'PerStay', chargePerPerson: false }],
  ['£22.00 each', { chargeType: 'PerQuantity', chargePerPerson: false }],
  ['from £20.00 per person and night', { dayPrices: [{ date: '2026/12/01', price: 20 }] }],
])('an extra costs %s', (said, more) => {
  expect(words(more)).toBe(said);
});
