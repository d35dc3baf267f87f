import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

it.each([
  ['en-GB', 'Visa, Mastercard and Amex'],
  ['da', 'Visa, Mastercard og Amex'],
  ['ar', 'Visa وMastercard وAmex'],
  ['ja', 'Visa、Mastercard、Amex'],
])('a list in %s', (locale, text) => {
  expect(listText(['Visa', 'Mastercard', 'Amex'], locale)).toBe(text);
});

it('of one is that one', () => {
  expect(listText(['Visa'], 'ar')).toBe('Visa');
});
