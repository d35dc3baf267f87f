import { type RestaurantBookingRequest, restaurantBookingRequestSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import type { AppDeps } from '../../src/deps.ts';
import { importProperty } from './import.ts';
import type { TestApp } from './app.ts';
import { type HotelChanges, hotelFile } from './bookable-hotel.ts';
import type { Reply } from './bookings.ts';

type Wire = Record<string, unknown>;

/** Dinner from Tuesday to Sunday, lunch on Sundays, closed at Christmas. */
const grill: Wire = {
  Id: 'grill',
  Name: 'Grill, Bar & Terrace',
  MinOnlinePartySize: 1,
  MaxOnlinePartySize: 6,
  NoAvailabilityText: 'The grill is full at this hour.',
  SittingMinutes: 120,
  Promotions: [
    { Id: 'wine', Name: 'Wine', Description: 'A glass each.' },
    { Id: 'early', Name: 'Early table', Description: 'Two courses.', LastTime: '18:30' },
    { Id: 'roast', Name: 'Roast', Description: 'And pudding.', Weekdays: ['Sun'] },
  ],
  ClosedDays: ['12-25', '2026-12-31'],
  Sittings: [
    { Weekdays: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], Times: ['18:00', '20:00'], Covers: 10 },
    { Weekdays: ['Sun'], Times: ['12:30'], Covers: 10 },
  ],
};

const tea: Wire = {
  Id: 'tea',
  Name: 'Tea room',
  MinOnlinePartySize: 2,
  MaxOnlinePartySize: 4,
  NoAvailabilityText: '',
  IsLeaveTimeRequired: true,
  SittingMinutes: 90,
  Sittings: [{ Weekdays: ['Mon', 'Fri'], Times: ['09:30', '10:00', '15:00', '23:00'], Covers: 4 }],
};

export interface TableChanges extends HotelChanges {
  readonly grill?: Wire;
}

/** The bookable hotel with a grill and a tea room, brought in by the door that hoteliers use. */
export async function openHotelWithTables(deps: AppDeps, changes: TableChanges = {}): Promise<void> {
  const config = {
    restaurantBookingServiceActive: true,
    restaurantBookingDefaultRestaurant: 'grill',
    ...changes.config,
  };
  const file = { ...hotelFile({ ...changes, config }), Restaurants: [{ ...grill, ...changes.grill }, tea] };
  const context = { db: deps.db, clock: deps.clock, releasesDir: deps.env.releasesDir, dryRun: false };
  await importProperty(context, 'hotel.json', file);
}

/** Dinner for two on Tuesday 1 December. */
export const aTable = (changes: Partial<RestaurantBookingRequest> = {}): RestaurantBookingRequest => ({
  propertyId: 'harbour',
  restaurantId: 'grill',
  restaurantName: 'whatever the page calls it',
  visitTime: '20:00',
  visitDate: '2026/12/01',
  partySize: 2,
  specialRequests: null,
  isReservation: false,
  identifier: 'guest-token-0123456789',
  promotionId: null,
  email: 'ada@example.org',
  contactNumber: '+44 20 7946 0142',
  isLeaveTimeRequired: false,
  languageCode: null,
  guestName: 'Ada Byron',
  ...changes,
});

export const tableWire = (request: RestaurantBookingRequest): object =>
  z.encode(restaurantBookingRequestSchema, request);

export async function bookTable(
  server: Pick<TestApp, 'app'>,
  changes: Partial<RestaurantBookingRequest> = {},
  remoteAddress = '127.0.0.1',
): Promise<Reply> {
  const response = await server.app.inject({
    method: 'POST',
    remoteAddress,
    url: '/api/RestaurantBooking/Create',
    payload: tableWire(aTable(changes)),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
