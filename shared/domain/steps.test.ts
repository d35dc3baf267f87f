import { expect, it } from 'vitest';
import { bookingStage, flagOf, stageOf, stepFlag, stepNames } from './index.ts';

it('product.md 4: stages are numbers, and step flags bits', () => {
  expect(Object.values(bookingStage)).toEqual([0, 1, 2, 3]);
  expect(Object.values(stepFlag)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]);
});

it('the flags of the steps grow in the order in which these are visited', () => {
  const flags = stepNames.map((step) => flagOf[step]);
  expect(flags).toEqual([6, 8, 16, 32, 64]);
});

it.each([
  ['/Book/HARBOUR', bookingStage.search],
  ['/Book/HARBOUR/', bookingStage.search],
  ['/Book/harbour/Rooms-And-Rates', bookingStage.roomsAndRates],
  ['/Book/HARBOUR/Checkout', bookingStage.checkout],
  ['/Book/HARBOUR/Checkout/token', bookingStage.checkout],
  ['/Book/HARBOUR/Confirmation/token', bookingStage.none],
  ['/BookGroup/COAST', bookingStage.none],
  ['/Account/Register/HARBOUR', bookingStage.none],
  ['/', bookingStage.none],
])('%s is of stage %i', (path, stage) => {
  expect(stageOf(path)).toBe(stage);
});
