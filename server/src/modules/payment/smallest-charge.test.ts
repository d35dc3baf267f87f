import { expect, it } from 'vitest';
import { chargeable } from './smallest-charge.ts';

it.each([
  [29, 'GBP', 0],
  [30, 'GBP', 30],
  [49, 'USD', 0],
  [50, 'USD', 50],
  [249, 'DKK', 0],
  [250, 'DKK', 250],
  [49, 'JPY', 0],
  [50, 'JPY', 50],
  [10, 'KWD', 10],
  [0, 'GBP', 0],
])('of %i minor units in %s a card is charged %i', (amount, currency, charged) => {
  expect(chargeable(amount, currency)).toBe(charged);
});
