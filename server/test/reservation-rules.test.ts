import { randomUUID } from 'node:crypto';
import { type CreateRequest } from 'shared/contracts';
import { bookerDetailsOf, cardDetailsOf } from 'shared/domain';
import { aBookedRoom, aBooker, aCard } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { type HotelChanges, openHotel } from './support/bookable-hotel.ts';
import { aBooking, countRows, countStock, create, paidBy, wireOf } from './support/bookings.ts';

const guests = [{ individualId: null, firstName: 'Ada', lastName: ' ', email: null, phone: null }];
const room = (changes: Parameters<typeof aBookedRoom>[0]) => ({ rooms: [aBookedRoom(changes)] });
const booker = (changes: Parameters<typeof aBooker>[0]) => ({ booker: bookerDetailsOf(aBooker(changes)) });
const extra = (serviceId: string) => ({ reservationItemId: null, serviceId, quantity: 1, service: null });

describe('what Create refuses, whatever the page has checked', () => {
  let server: TestApp;
  const openWith = async (changes: HotelChanges) => {
    server = await createTestApp();
    await openHotel(server.deps, changes);
  };
  beforeAll(() => openWith({}));
  afterAll(() => server.close());

  const refusals: readonly (readonly [string, Partial<CreateRequest>, string])[] = [
    ['an arrival in the past', { dateFrom: '2026/11/19' }, 'DateFrom'],
    ['a departure before the arrival', { dateTo: '2026/12/01' }, 'DateTo'],
    ['more than 60 nights', { dateTo: '2027/02/01' }, 'DateTo'],
    ['more rooms than a booking takes', { rooms: Array.from({ length: 5 }, () => aBookedRoom()) }, 'Rooms'],
    ['an unknown room type', room({ roomTypeId: 'attic' }), 'Rooms[0].RoomTypeId'],
    ['an unknown rate', room({ ratePlanId: 'free' }), 'Rooms[0].RatePlanId'],
    ['three adults where two fit', room({ numberOfAdults: 3 }), 'Rooms[0].NumberOfAdults'],
    [
      'children and infants over the limit',
      room({ numberOfChildren: 2, numberOfInfants: 1, numberOfAdults: 1 }),
      'Rooms[0].NumberOfChildren',
    ],
    ['a room for nobody', room({ numberOfAdults: 0 }), 'Rooms[0].NumberOfAdults'],
    [
      'a room for an infant alone',
      room({ numberOfAdults: 0, numberOfInfants: 1 }),
      'Rooms[0].NumberOfAdults',
    ],
    ['no lead guest', room({ guests: [] }), 'Rooms[0].Guests[0].FirstName'],
    ['a lead guest without last name', room({ guests }), 'Rooms[0].Guests[0].LastName'],
    [
      'another room’s configuration',
      room({ roomConfigurationDropdownOptionId: 'x' }),
      'Rooms[0].RoomConfigurationDropdownOptionId',
    ],
    ['an unknown extra', room({ services: [extra('helicopter')] }), 'Rooms[0].Services[0].ServiceId'],
    [
      'the same extra twice',
      room({ services: [extra('breakfast'), extra('breakfast')] }),
      'Rooms[0].Services[1].ServiceId',
    ],
    ['no booker name', booker({ firstName: '' }), 'Booker.FirstName'],
    [
      'a booker’s name of nothing that can be seen',
      booker({ firstName: '\u200b\u3164' }),
      'Booker.FirstName',
    ],
    ['a wrong e-mail address', booker({ emailAddress: 'ada' }), 'Booker.Email'],
    ['an e-mail address with what cannot be seen', booker({ emailAddress: '\u200b@b.com' }), 'Booker.Email'],
    ['a telephone number without country', booker({ telephoneNumber: '020 7946 0999' }), 'Booker.Phone'],
    ['no street', booker({ street: '' }), 'Booker.Street'],
    ['no post code', booker({ postCode: '' }), 'Booker.ZipCode'],
    ['a post code of another country', booker({ postCode: '1051 KL' }), 'Booker.ZipCode'],
    [
      'an e-mail address with a comma behind it',
      booker({ emailAddress: 'ada@example.com,' }),
      'Booker.Email',
    ],
    ['an e-mail address with a name around it', booker({ emailAddress: 'Ada<ada@b.org>' }), 'Booker.Email'],
    ['a country that does not exist', booker({ country: { id: 'XX' } }), 'Booker.CountryId'],
    ['no card', { cardDetails: null }, 'PaymentType'],
    [
      'a token of a form that this hotel does not show',
      { cardDetails: null, paymentToken: 'ctoken_1' },
      'PaymentToken',
    ],
    [
      'a card number with a wrong digit',
      paidBy({ creditCardNumber: '4242424242424241' }),
      'CardDetails.CardNumber',
    ],
    ['a short security code', paidBy({ cvvNumber: '12' }), 'CardDetails.SecurityCode'],
    ['a card that has expired', paidBy({ expiryMonth: 10, expiryYear: 2026 }), 'CardDetails.ExpiryYear'],
    [
      'a scheme that the hotel does not take',
      paidBy({ creditCardNumber: '378282246310005', cvvNumber: '1234', cardType: 'amex' }),
      'CardDetails.CreditCardTypeId',
    ],
    [
      'a scheme that the number is not of',
      paidBy({ cardType: 'mastercard' }),
      'CardDetails.CreditCardTypeId',
    ],
    [
      'a saved card of nobody',
      { cardDetails: cardDetailsOf(aCard({ creditCardId: 'card-1', cardType: 'visa' })) },
      'CardDetails.CreditCardId',
    ],
    ['terms not agreed', { agreeToTermsAndConditions: false }, 'AgreeToTermsAndConditions'],
    ['a company invoice without the company', { paymentType: 3, cardDetails: null }, 'AccountId'],
    [
      'an unknown company',
      { paymentType: 3, cardDetails: null, accountId: 'evil', poNumber: '7' },
      'AccountId',
    ],
    ['an unknown voucher', { hopGiftVoucherCode: 'NOPE' }, 'HopGiftVoucherCode'],
    ['a voucher as payment that is not there', { paymentType: 2, cardDetails: null }, 'PaymentType'],
  ];

  it.each(refusals)('%s', async (_name, changes, path) => {
    const refused = await create(server, aBooking(changes));
    expect(refused).toMatchObject({ status: 400, body: { Message: 'The request is invalid.' } });
    expect(Object.keys(refused.body['ModelState'] as object)).toContain(path);
  });

  it.each(['FirstName', 'LastName', 'Email'])('no %s, whether it is sent empty or as null', async (field) => {
    const wire = wireOf(aBooking()) as { readonly Booker: object };
    const send = async (value: null | '') => {
      const payload = { ...wire, Booker: { ...wire.Booker, [field]: value } };
      const headers = { 'idempotency-key': randomUUID() };
      return server.app.inject({ method: 'POST', url: '/api/Reservation/Create', headers, payload });
    };
    const [asNull, empty] = [await send(null), await send('')];
    expect(asNull.statusCode).toBe(400);
    expect(asNull.json<Record<string, object>>()['ModelState']).toEqual(
      empty.json<Record<string, object>>()['ModelState'],
    );
    expect(Object.keys(asNull.json<Record<string, object>>()['ModelState'] ?? {})).toContain(
      `Booker.${field}`,
    );
  });

  it('an individual invoice for somebody without the right', async () => {
    expect((await create(server, aBooking({ paymentType: 1, cardDetails: null }))).status).toBe(403);
  });

  it('nights without a price', async () => {
    const refused = await create(server, aBooking({ dateFrom: '2027/06/01', dateTo: '2027/06/02' }));
    expect(refused).toMatchObject({
      status: 409,
      body: { Message: 'Sorry, your selection is not available.', ExceedingRoomIndexes: [0] },
    });
  });

  it('an unknown hotel', async () => {
    expect((await create(server, aBooking({ propertyId: 'nowhere' }))).status).toBe(404);
  });

  it('and nothing of all this was written', async () => {
    expect(await countRows(server.deps.db, 'reservation')).toBe(0);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
  });

  it('but no missing post code of a country that has none', async () => {
    for (const id of ['AE', 'HK']) {
      const made = await create(server, aBooking(booker({ postCode: '', country: { id } })));
      expect(made.body).toMatchObject({ Status: 'Confirmed' });
    }
  });

  it('the hotel’s own rules: configuration, custom terms, same day', async () => {
    await server.close();
    await openWith({
      property: { showRoomConfigurationQuestion: true },
      config: {
        hasCustomTermsAndConditions: true,
        sameDayBookingRestrictionEnabled: true,
        sameDayBookingRestrictionHour: 10,
        sameDayBookingRestrictionMinute: 0,
        sameDayBookingRestrictionMessage: 'Please call us.',
      },
    });
    const { body } = await create(server, aBooking({ dateFrom: '2026/11/20', dateTo: '2026/11/21' }));
    expect(body['ModelState']).toEqual({
      DateFrom: ['Please call us.'],
      'Rooms[0].RoomConfigurationDropdownOptionId': ['Choose how you would like the room set up'],
      HasAcceptedCustomTermsAndConditions: ['Accept the additional terms and conditions'],
    });
  });
});
