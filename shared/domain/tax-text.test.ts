import { expect, it } from 'vitest';
import { translateEnglish } from '../testing/index.ts';
import { taxText } from './tax-text.ts';

it.each([
  [true, 'VAT at 20%', 'Includes VAT at 20%'],
  [false, 'VAT at 20%', 'Plus VAT at 20%'],
  [true, null, 'Includes taxes'],
  [false, null, 'Taxes are not included'],
])('prices that include tax: %s, label %s: %s', (pricesIncludeTax, taxLabel, text) =>
  expect(taxText({ pricesIncludeTax, taxLabel }, translateEnglish)).toBe(text),
);
