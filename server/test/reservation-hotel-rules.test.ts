import type { CreateRequest } from 'shared/contracts';
import { bookerDetailsOf } from 'shared/domain';
import { aBookedRoom, aBooker } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importProperty } from './support/import.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { type HotelChanges, hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, type Reply } from './support/bookings.ts';

type File = Record<string, unknown>;
type Change = (file: File) => File;

const listOf = (file: File, name: string): readonly File[] => file[name] as readonly File[];
const mapList =
  (name: string, id: string, value: string, more: File): Change =>
  (file) => ({
    ...file,
    [name]: listOf(file, name).map((one) => (one[id] === value ? { ...one, ...more } : one)),
  });
const roomType = (more: File): Change => mapList('RoomTypes', 'RoomTypeId', 'double', more);
const ratePlan = (more: File): Change => mapList('RatePlans', 'RatePlanId', 'flexible', more);
const extra = (more: File): Change => mapList('Services', 'ServiceId', 'parking', more);
const voucher = (more: File): Change => mapList('Vouchers', 'Code', 'GIFT50', more);
const rate =
  (more: File): Change =>
  (file) => ({ ...file, Rates: [...listOf(file, 'Rates'), more] });
const promoCode =
  (more: File): Change =>
  (file) => ({ ...file, PromoCodes: [{ Code: 'LATE', Name: 'Late', ...more }] });

const room = (changes: Parameters<typeof aBookedRoom>[0]): Partial<CreateRequest> => ({
  rooms: [aBookedRoom(changes)],
});
const withExtra = (quantity: number) =>
  room({ services: [{ reservationItemId: null, serviceId: 'parking', quantity, service: null }] });
const byInvoice: Partial<CreateRequest> = {
  paymentType: 3,
  cardDetails: null,
  accountId: 'acme',
  poNumber: 'PO-7',
  rooms: [aBookedRoom({ ratePlanId: 'trade' })],
};
const nobodyKnown = bookerDetailsOf(
  aBooker({
    firstName: '',
    lastName: '',
    emailAddress: '',
    telephoneNumber: '',
    street: '',
    postCode: '',
    country: null,
  }),
);

const confirmed = { status: 200 };
const notAvailable = { status: 409, body: { Message: 'Sorry, your selection is not available.' } };
const refusedAt = (path: string) => ({ status: 400, body: { ModelState: { [path]: [expect.any(String)] } } });

interface Case {
  readonly name: string;
  readonly hotel?: HotelChanges;
  readonly file?: Change;
  readonly request: Partial<CreateRequest>;
  readonly now?: string;
  readonly expected: object;
}

const occupancy: readonly Case[] = [
  {
    name: 'fewer guests than the room takes',
    file: roomType({ MinimumOccupancy: 2 }),
    request: room({ numberOfAdults: 1 }),
    expected: refusedAt('Rooms[0].NumberOfAdults'),
  },
  {
    name: 'a party that the room takes and the rate plan does not',
    file: ratePlan({ UseOccupancyForRatePlan: true, AdultMaximumOccupancy: 1 }),
    request: room({ numberOfAdults: 2 }),
    expected: refusedAt('Rooms[0].NumberOfAdults'),
  },
  {
    name: 'the limits of a rate plan that does not use them',
    file: ratePlan({ UseOccupancyForRatePlan: false, AdultMaximumOccupancy: 1 }),
    request: room({ numberOfAdults: 2 }),
    expected: confirmed,
  },
  {
    name: 'more in all than fit, though adults and children do',
    file: roomType({ MaximumOccupancy: 3 }),
    request: room({ numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 1 }),
    expected: refusedAt('Rooms[0].NumberOfAdults'),
  },
  {
    name: 'a child alone',
    request: room({ numberOfAdults: 0, numberOfChildren: 1 }),
    expected: confirmed,
  },
];

const nights: readonly Case[] = [
  {
    name: 'a stay that is too short',
    file: rate({ MinLengthOfStay: 4 }),
    request: {},
    expected: notAvailable,
  },
  {
    name: 'a stay that is long enough',
    file: rate({ MinLengthOfStay: 3 }),
    request: {},
    expected: confirmed,
  },
  {
    name: 'a minimum stay of another day of arrival',
    file: rate({ From: '2026-12-02', To: '2026-12-03', MinLengthOfStay: 7 }),
    request: {},
    expected: confirmed,
  },
  {
    name: 'a day that is closed to arrival',
    file: rate({ From: '2026-12-01', To: '2026-12-01', ClosedToArrival: true }),
    request: {},
    expected: notAvailable,
  },
  {
    name: 'a day that is closed to departure',
    file: rate({ From: '2026-12-04', To: '2026-12-04', ClosedToDeparture: true }),
    request: {},
    expected: notAvailable,
  },
  {
    name: 'a night in the middle that is closed',
    file: rate({ From: '2026-12-02', To: '2026-12-02', Closed: true }),
    request: {},
    expected: notAvailable,
  },
  {
    name: 'today until the cut-off of the hotel’s own clock, an hour ahead of ours',
    hotel: {
      property: { timeZone: 'Europe/Paris' },
      config: {
        sameDayBookingRestrictionEnabled: true,
        sameDayBookingRestrictionHour: 11,
        sameDayBookingRestrictionMinute: 1,
      },
    },
    request: { dateFrom: '2026/11/20', dateTo: '2026/11/21' },
    expected: confirmed,
  },
  {
    name: 'today from the cut-off of the hotel’s own clock',
    hotel: {
      property: { timeZone: 'Europe/Paris' },
      config: {
        sameDayBookingRestrictionEnabled: true,
        sameDayBookingRestrictionHour: 11,
        sameDayBookingRestrictionMinute: 0,
      },
    },
    request: { dateFrom: '2026/11/20', dateTo: '2026/11/21' },
    expected: refusedAt('DateFrom'),
  },
  {
    name: 'a day that is over at the hotel and not yet here',
    hotel: { property: { timeZone: 'Pacific/Auckland' } },
    now: '2026-11-20T11:30:00Z',
    request: { dateFrom: '2026/11/20', dateTo: '2026/11/22' },
    expected: refusedAt('DateFrom'),
  },
];

const money: readonly Case[] = [
  {
    name: 'a private rate without its code',
    file: (file) => promoCode({})(ratePlan({ PromoCodes: ['LATE'] })(file)),
    request: {},
    expected: notAvailable,
  },
  {
    name: 'a private rate with its code, however it is typed',
    file: (file) => promoCode({ DiscountPercent: 10 })(ratePlan({ PromoCodes: ['LATE'] })(file)),
    request: { promoCode: ' late ' },
    // 10 % off 119.99 is 107.99; 3 nights, and 3 × 2 × 1.50 for the guests
    expected: { status: 200, body: { TotalPrice: 332.97 } },
  },
  {
    name: 'a code whose sale is over, instead of the full price in silence',
    file: promoCode({ DiscountPercent: 10, SellTo: '2026-11-19' }),
    request: { promoCode: 'LATE' },
    expected: { status: 409, body: { Message: 'This promo code has expired.', TotalPrice: 368.97 } },
  },
  {
    name: 'a private rate with a code whose sale is over',
    file: (file) => promoCode({ SellTo: '2026-11-19' })(ratePlan({ PromoCodes: ['LATE'] })(file)),
    request: { promoCode: 'LATE' },
    expected: { status: 409, body: { Message: 'This promo code has expired.', ExceedingRoomIndexes: [0] } },
  },
  {
    name: 'an extra that does not go with the room',
    file: extra({ RoomTypeIds: ['suite'] }),
    request: withExtra(1),
    expected: refusedAt('Rooms[0].Services[0].ServiceId'),
  },
  {
    name: 'more of an extra than there are',
    file: extra({ ChargeType: 'PerQuantity', DailyInventory: 2 }),
    request: withExtra(3),
    expected: notAvailable,
  },
  {
    name: 'as much of an extra as there is',
    file: extra({ ChargeType: 'PerQuantity', DailyInventory: 2 }),
    request: withExtra(2),
    expected: { status: 200, body: { TotalPrice: 408.97 } },
  },
  {
    name: 'a voucher that has run out',
    file: voucher({ ValidTo: '2026-11-19' }),
    request: { hopGiftVoucherCode: 'GIFT50' },
    expected: refusedAt('HopGiftVoucherCode'),
  },
  {
    name: 'a voucher that begins later',
    file: voucher({ ValidFrom: '2026-11-21' }),
    request: { hopGiftVoucherCode: 'GIFT50' },
    expected: refusedAt('HopGiftVoucherCode'),
  },
  {
    name: 'a voucher where the hotel takes none',
    hotel: { config: { giftServiceProviderConfig: { active: false, name: 'Gifts' } } },
    request: { hopGiftVoucherCode: 'GIFT50' },
    expected: refusedAt('HopGiftVoucherCode'),
  },
  {
    name: 'a card where the voucher covers everything',
    request: { hopGiftVoucherCode: 'GRAND' },
    expected: refusedAt('PaymentType'),
  },
];

const guests: readonly Case[] = [
  {
    name: 'a booker of whom the hotel asks nothing',
    hotel: {
      config: {
        firstNameRequired: false,
        lastNameRequired: false,
        emailRequired: false,
        phoneRequired: false,
        countryRequired: false,
        streetRequired: false,
        postCodeRequired: false,
      },
    },
    request: { booker: nobodyKnown },
    expected: confirmed,
  },
  {
    name: 'a telephone number that begins with 00',
    request: { booker: bookerDetailsOf(aBooker({ telephoneNumber: '0044 20 7946 0999' })) },
    expected: confirmed,
  },
  {
    name: 'a company invoice where the hotel has not enabled it',
    request: byInvoice,
    expected: refusedAt('PaymentType'),
  },
  {
    name: 'a company invoice for rooms of which one is of another rate',
    hotel: { config: { enablePayByCompanyInvoice: true } },
    request: { ...byInvoice, rooms: [aBookedRoom({ ratePlanId: 'trade' }), aBookedRoom()] },
    expected: refusedAt('PaymentType'),
  },
  {
    name: 'a company invoice without a purchase order',
    hotel: { config: { enablePayByCompanyInvoice: true } },
    request: { ...byInvoice, poNumber: ' ' },
    expected: { status: 400 },
  },
  {
    name: 'terms of the hotel’s own that hold for company invoices only, to a guest with a card',
    hotel: {
      config: {
        hasCustomTermsAndConditions: true,
        onlyUseCustomTermsAndConditionsForPayByCompanyInvoice: true,
      },
    },
    request: {},
    expected: confirmed,
  },
  {
    name: '… and to a company',
    hotel: {
      config: {
        enablePayByCompanyInvoice: true,
        hasCustomTermsAndConditions: true,
        onlyUseCustomTermsAndConditionsForPayByCompanyInvoice: true,
      },
    },
    request: byInvoice,
    expected: refusedAt('HasAcceptedCustomTermsAndConditions'),
  },
];

describe('what a hotel’s own rules make of a booking', () => {
  let server: TestApp;
  let hotels = 0;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  /** Each case has a hotel of its own. */
  async function responseTo({ hotel = {}, file = (same) => same, request, now }: Case): Promise<Reply> {
    hotels += 1;
    const propertyId = `hotel-${String(hotels)}`;
    server.clock.set(testNow);
    const given = file(hotelFile(hotel));
    const own = {
      ...given,
      PropertyId: propertyId,
      Property: { ...(given['Property'] as File), PropertyCode: `H-${String(hotels)}` },
    };
    const context = { db: server.deps.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false };
    await importProperty(context, 'hotel.json', { ...own, HorizonMonths: 1 });
    server.clock.set(now ?? testNow);
    return create(server, aBooking({ ...request, propertyId }));
  }

  describe.each([
    ['occupancy', occupancy],
    ['days and nights', nights],
    ['prices, extras and vouchers', money],
    ['guests and companies', guests],
  ])('%s', (_name, cases) => {
    it.each(cases)('$name', async (one) => {
      expect(await responseTo(one)).toMatchObject(one.expected);
    });
  });
});
