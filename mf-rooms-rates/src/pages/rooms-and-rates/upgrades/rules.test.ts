import { expect, it } from 'vitest';
import { aBasketItem, aRate, aRoomType, aSearchResponse } from 'shared/testing';
import { upgradeChoices } from './rules.ts';

const response = aSearchResponse({
  roomTypes: [
    aRoomType({ upgrades: [{ roomTypeId: 'suite' }] }),
    aRoomType({
      roomTypeId: 'suite',
      amenities: ['Wi-Fi', 'Balcony'],
      sizeSquareMetres: 40,
      rates: [aRate({ baseRate: 600 })],
    }),
  ],
  numberOfRoomsPerRoomTypeId: { double: 2, suite: 1 },
});
const choicesOf = (item: ReturnType<typeof aBasketItem>, others: ReturnType<typeof aBasketItem>[] = []) =>
  upgradeChoices(item, [item, ...others], response, 'double', { currency: 'GBP' });

it('the first choice comes first, then what is better with what it adds', () => {
  expect(choicesOf(aBasketItem())).toMatchObject([
    { roomType: { roomTypeId: 'double' }, difference: 0, isChosen: true, isOriginal: true, gains: [] },
    {
      roomType: { roomTypeId: 'suite' },
      difference: 24_000,
      isChosen: false,
      gains: ['Balcony'],
      extraSquareMetres: 16,
    },
  ]);
});

it('the last suite stays a choice for the room that took it', () => {
  expect(choicesOf(aBasketItem({ roomTypeId: 'suite' })).map(({ isChosen }) => isChosen)).toEqual([
    false,
    true,
  ]);
});

it('a suite that another room took is no choice', () => {
  expect(choicesOf(aBasketItem(), [aBasketItem({ roomNumber: 2, roomTypeId: 'suite' })])).toHaveLength(1);
});

it('there is no choice where the room is no longer in the answer', () => {
  expect(upgradeChoices(aBasketItem(), [], response, 'gone', { currency: 'GBP' })).toEqual([]);
});
