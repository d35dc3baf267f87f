import { expect, it } from 'vitest';
import { aRoomType, aSearchResponse } from 'shared/testing';
import { bookableRoomTypes } from './rules.ts';

it('only room types with a rate and a free room can be booked', () => {
  const response = aSearchResponse({
    roomTypes: [
      aRoomType(),
      aRoomType({ roomTypeId: 'full' }),
      aRoomType({ roomTypeId: 'closed', rates: [] }),
    ],
    numberOfRoomsPerRoomTypeId: { double: 1, full: 0, closed: 3 },
  });
  expect(bookableRoomTypes(response).map(({ roomTypeId }) => roomTypeId)).toEqual(['double']);
});
