import { nextBookingStep } from 'shared/domain';
import { aBasketItem } from 'shared/testing';
import { expect, it } from 'vitest';
import { stepsOf } from './basket-rules.ts';

const { roomId, roomNumber, numberOfAdults, numberOfChildren, numberOfInfants } = aBasketItem();
const rooms = [{ roomId, roomNumber, numberOfAdults, numberOfChildren, numberOfInfants }];

it.each([
  ['to the summary, and so to the checkout, when all is done', aBasketItem(), 'summary'],
  [
    'to the guests while nobody is named',
    aBasketItem({ leadGuest: { firstName: 'Ada', lastName: '' } }),
    'occupancy',
  ],
  [
    'to extras that were not seen',
    aBasketItem({ haveSeenServices: false, hasSelectableServices: true }),
    'extras',
  ],
])('a booking goes on %s', (_title, item, step) => {
  expect(nextBookingStep(stepsOf({ rooms, items: [item] })).step).toBe(step);
});
