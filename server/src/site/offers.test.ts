import { describe, expect, it } from 'vitest';
import { aParty, aProperty, aRate, aRoomType, aSearchResponse, aService } from 'shared/testing';
import { offersData } from './offers.ts';

const request = {
  propertyId: 'property-1',
  languageCode: 'en-GB',
  promoCode: null,
  ratePlanCode: null,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  locationId: null,
  rooms: [aParty()],
};
const url = 'https://booking.example/Book/HARBOUR/Rooms-And-Rates?fromDate=2026-12-01';
const offers = (found: Parameters<typeof aSearchResponse>[0] = {}, rooms = request.rooms) =>
  offersData(aSearchResponse(found), { property: aProperty(), request: { ...request, rooms }, url });

const family = aParty({ numberOfChildren: 1 });
const named = (found: ReturnType<typeof offers>) => found.map(({ name, price }) => [name, price]);

describe('the offers of a search', () => {
  it('say what is offered, when, and what the whole stay costs', () => {
    expect(offers()).toMatchObject([
      {
        identifier: 'double/flexible',
        name: 'Double room, Flexible',
        url,
        checkinTime: '2026-12-01T15:00',
        checkoutTime: '2026-12-04T11:00',
        price: '360.00',
        priceCurrency: 'GBP',
        priceSpecification: { valueAddedTaxIncluded: true, referenceQuantity: { value: 3 } },
        itemOffered: { '@type': 'HotelRoom', name: 'Double room', occupancy: { value: 2 } },
      },
    ]);
  });

  it('say which meals and extras are inside the price', () => {
    const inclusions = [{ serviceId: 'breakfast', quantity: 1 }];
    const roomTypes = [aRoomType({ rates: [aRate({ boardBasis: 'HalfBoard', inclusions })] })];
    expect(offers({ roomTypes, includedServices: [aService()] })).toMatchObject([
      {
        includesObject: [{ amountOfThisGood: 1, typeOfGood: { name: 'Breakfast' } }],
        itemOffered: { additionalProperty: { propertyID: 'BoardBasis', value: 'HalfBoard' } },
      },
    ]);
  });

  it('are priced for the party', () => {
    const roomTypes = [aRoomType({ rates: [aRate({ costPerChild: 45 })] })];
    expect(named(offers({ roomTypes }, [family]))).toEqual([['Double room, Flexible', '405.00']]);
  });

  it('are made once for each different party', () => {
    const roomTypes = [aRoomType({ rates: [aRate({ costPerChild: 45 })] })];
    expect(named(offers({ roomTypes }, [aParty(), family, aParty()]))).toEqual([
      ['Double room, Flexible', '360.00'],
      ['Double room, Flexible', '405.00'],
    ]);
  });

  it('leave out rooms that do not suit and rooms that are gone', () => {
    const roomTypes = [
      aRoomType(),
      aRoomType({ roomTypeId: 'single', name: 'Single', maximumOccupancy: 1 }),
      aRoomType({ roomTypeId: 'suite', name: 'Suite' }),
    ];
    const numberOfRoomsPerRoomTypeId = { double: 1, single: 4, suite: 0 };
    expect(named(offers({ roomTypes, numberOfRoomsPerRoomTypeId }))).toEqual([
      ['Double room, Flexible', '360.00'],
    ]);
  });

  it('are none where the rooms cannot be had together', () => {
    expect(offers({ numberOfRoomsPerRoomTypeId: { double: 1 } }, [aParty(), aParty()])).toEqual([]);
  });
});
