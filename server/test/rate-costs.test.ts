import { byCost, createReservation, getConfirmation, rateCosts } from 'shared/contracts';
import { explainRoomPrice, roomPrice, stayRateOf } from 'shared/domain';
import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
import { createQuotes } from '../src/modules/availability/quote.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, get } from './support/bookings.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { read, search, stayOf, type Wish } from './support/price-journey.ts';

/** Each cost of a night is another amount. */
const minorOf = (index: number): number => 10_000 + index * 101;
const perNight = byCost(rateCosts, 'wire', (cost) => minorOf(rateCosts.indexOf(cost)) / 100);
/** Everybody is charged for something: one adult more than the base, children and infants. */
const party = { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 1 };
const wish: Wish = {
  arrival: 3,
  nights: 2,
  promoCode: null,
  voucher: null,
  rooms: [{ ...party, rate: 0, extras: [], agesSaid: null }],
};

describe('every cost of a rate', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    const hotel = hotelFile();
    const [roomType] = hotel['RoomTypes'] as readonly object[];
    const file = {
      ...hotel,
      RoomTypes: [{ ...roomType, BaseNumberOfAdults: 1, MaximumOccupancy: 9, ChildMaximumOccupancy: 9 }],
      Rates: [perNight],
    };
    await openPricedHotel(server, { currency: 'GBP', file }, 'costs');
  });
  afterAll(() => server.close());

  const found = async () => {
    const answer = await search(server, 'costs', wish);
    const [rate] = answer.roomTypes[0]?.rates ?? [];
    if (rate === undefined) throw new Error('The hotel has a rate');
    return { rate, quoteToken: answer.quoteToken };
  };

  it.each(rateCosts)('is the same in file, database, search and export: $wire', async (cost) => {
    const minor = minorOf(rateCosts.indexOf(cost));
    const rows = await server.deps.db
      .selectFrom('rate_night')
      .select(cost.column)
      .distinct()
      .where('property_id', '=', 'costs')
      .execute();
    expect(rows).toEqual([{ [cost.column]: minor }]);
    const { rate } = await found();
    expect(rate[cost.key]).toBe((minor * 2) / 100);
    const exported = await exportProperty(server.deps.db, 'COSTS');
    expect(exported).toMatchObject({ Rates: [{ [cost.wire]: minor / 100 }] });
  });

  it.each(rateCosts)('is part of the quote: $wire', async ({ key }) => {
    const { rate } = await found();
    const quotes = createQuotes('the secret key');
    const priced = {
      roomTypeId: 'double',
      ratePlanId: rate.ratePlanId,
      stayRate: stayRateOf(rate, 'GBP'),
      original: null,
      terms: {
        minLengthOfStay: null,
        maxLengthOfStay: null,
        minDaysBeforeArrival: null,
        maxDaysBeforeArrival: null,
      },
      promo: null,
    };
    const dearer = { ...priced, stayRate: { ...priced.stayRate, [key]: priced.stayRate[key] + 1 } };
    const stay = stayOf(wish);
    const quote = quotes.open(quotes.issue(stay, [priced]));
    expect([quote?.covers(stay, priced), quote?.covers(stay, dearer)]).toEqual([true, false]);
  });

  it('is a line of the price, in the order of the table, and the lines are what is booked', async () => {
    const { rate, quoteToken } = await found();
    const stayRate = stayRateOf(rate, 'GBP');
    const lines = explainRoomPrice(stayRate, party);
    const amounts = rateCosts.map(
      ({ line, key, count }) => [line, stayRate[key] * count(party, rate.baseNumberOfAdults)] as const,
    );
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual(amounts);
    const { from, to } = stayOf(wish);
    const room = aBookedRoom({ roomTypeId: 'double', ratePlanId: rate.ratePlanId, ...party });
    const made = await create(
      server,
      aBooking({ propertyId: 'costs', dateFrom: from, dateTo: to, quoteToken, rooms: [room] }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { confirmationToken } = read(createReservation.responses[200], made.body);
    const query = new URLSearchParams({ propertyId: 'costs', confirmationToken });
    const { body } = await get(server, `${getConfirmation.path}?${String(query)}`);
    const { items } = read(getConfirmation.responses[200], body);
    expect(items[0]?.roomCost).toBe(roomPrice(stayRate, party) / 100);
    expect(items[0]?.priceLines.map(({ amount }) => amount)).toEqual(amounts.map(([, minor]) => minor / 100));
  });
});
