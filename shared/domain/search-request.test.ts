import { describe, expect, it } from 'vitest';
import { aBookConfig, aParty, aProperty } from '../testing/index.ts';
import { emptySearch, type SearchCriteria } from './search-criteria.ts';
import { searchRequestOf } from './search-request.ts';

const room = (roomNumber: number) => ({ ...aParty(), roomId: `room-${String(roomNumber)}`, roomNumber });
const complete: SearchCriteria = {
  ...emptySearch,
  fromDate: '2026/12/01',
  toDate: '2026/12/04',
  rooms: [room(1)],
};

describe('a search that can be asked', () => {
  it('becomes the call of product.md 7', () => {
    expect(
      searchRequestOf(
        { ...complete, location: 'old-town', ratePlanCode: 'FLEX' },
        aProperty(),
        null,
        'en-GB',
      ),
    ).toEqual({
      propertyId: 'property-1',
      languageCode: 'en-GB',
      promoCode: null,
      ratePlanCode: 'FLEX',
      dateFrom: '2026/12/01',
      dateTo: '2026/12/04',
      locationId: 'old-town',
      rooms: [aParty()],
    });
  });

  it.each([
    ['without arrival', { fromDate: null }],
    ['without departure', { toDate: null }],
    ['without rooms', { rooms: [] }],
    ['without a night', { toDate: '2026/12/01' }],
    ['with more rooms than the hotel takes', { rooms: [1, 2, 3, 4, 5].map(room) }],
  ])('is none %s', (_, changes) => {
    expect(searchRequestOf({ ...complete, ...changes }, aProperty(), null, 'en-GB')).toBeNull();
  });

  it('is none with more rooms than the booking configuration takes', () => {
    const config = aBookConfig({ maxNumberOfRoomsOnBooking: 1 });
    expect(
      searchRequestOf({ ...complete, rooms: [room(1), room(2)] }, aProperty(), config, 'en-GB'),
    ).toBeNull();
  });

  it('is none without a property', () => {
    expect(searchRequestOf(complete, null, null, 'en-GB')).toBeNull();
  });
});
