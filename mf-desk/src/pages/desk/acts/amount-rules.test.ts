import { expect, it } from 'vitest';
import { amountProblem } from './amount-rules.ts';

it.each([
  ['all decimals of the currency', '100.55', 'GBP', null],
  ['one more', '100.555', 'GBP', 'decimals'],
  ['three of three', '1.005', 'KWD', null],
  ['one of a currency without any', '100.5', 'JPY', 'whole'],
  ['nothing', '0', 'GBP', 'nothing'],
  ['less than nothing', '-1', 'GBP', 'nothing'],
  ['all that there is', '200', 'GBP', null],
  ['more than there is', '200.01', 'GBP', 'too-much'],
  ['with a comma', '12,50', 'GBP', null],
  ['with commas between thousands, more than there is', '1,250', 'GBP', 'too-much'],
  ['that could be two', '1,25,0', 'GBP', 'unclear'],
  ['with letters', '12 pounds', 'GBP', 'unclear'],
  ['not typed yet', '', 'GBP', null],
])('an amount that is given back: %s', (_what, typed, currency, problem) => {
  expect(amountProblem(typed, { locale: 'en-GB', currency, mayBeNothing: false, most: 200 })).toBe(problem);
});

it.each([
  ['waived', '0', null],
  ['less than nothing', '-0.01', 'nothing'],
  ['half a penny', '0.005', 'decimals'],
])('a fee: %s', (_what, typed, problem) => {
  expect(amountProblem(typed, { locale: 'en-GB', currency: 'GBP', mayBeNothing: true })).toBe(problem);
});
