import type { PreCheckInReservation, SavePreCheckInRequest } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { countRows, countStock, get, getConfirmation } from './support/bookings.ts';
import {
  anExtra,
  aSave,
  bookWithLink,
  forgetBookings,
  type Link,
  openedLink,
  openHotelWithExtras,
  readLink,
  save,
} from './support/check-in.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';

const family = { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 1 };
const twin = aBookedRoom({
  ...family,
  services: [anExtra('breakfast'), anExtra('wine', 2)],
  roomConfigurationDropdownOptionId: 'twin',
});
const invalidLink = {
  Code: 'error.pre-check-in-link',
  Title: 'Pre Check In Error',
  Message: 'This link is invalid. Please re check the link is correct and try again.',
  Success: false,
};
const doneText = 'Your online check-in is complete. We look forward to welcoming you.';

type SavedItem = SavePreCheckInRequest['reservationItems'][number];

describe.each(engines)('pre check-in on %s', (engine) => {
  let server: TestApp;
  let link: Link;
  let opened: PreCheckInReservation;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotelWithExtras(server.deps);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(testNow);
    await forgetBookings(server.deps.db);
    link = await bookWithLink(server, { rooms: [twin], notes: 'A quiet room' });
    opened = await openedLink(server, link);
  });

  const item = () => {
    const [first] = opened.reservationItems;
    if (!first) throw new Error('The booking has no room');
    return first;
  };
  const saveWith = (changes: Partial<SavedItem>, rest: Partial<SavePreCheckInRequest> = {}) =>
    save(server, aSave(link, opened, { reservationItems: [{ ...item(), ...changes }], ...rest }));
  const setReservation = (values: object) =>
    server.deps.db.updateTable('reservation').set(values).where('property_id', '=', 'harbour').execute();
  const confirmation = async () => (await getConfirmation(server, link.token)).body;
  const mails = (kind: string) =>
    server.deps.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();

  it('gives the configuration by code or id', async () => {
    expect((await get(server, '/api/PreCheckIn/Config/HARBOUR')).body).toEqual({
      PropertyId: 'harbour',
      ShowRoomConfigurationQuestion: true,
      FirstNameRequired: true,
      LastNameRequired: true,
      EmailRequired: true,
      PhoneRequired: true,
      CountryRequired: true,
      StreetRequired: true,
      PostCodeRequired: true,
    });
  });

  it('opens the booking of the link that its confirmation gave', () => {
    // Breakfast: 15.45 × 3 nights × 3 guests (infants do not count); two bottles: 61.
    expect(opened).toMatchObject({
      propertyId: 'harbour',
      referenceNumber: link.referenceNumber,
      isReservation: true,
      specialRequests: 'A quiet room',
      totalServicesPrice: 200.05,
      ...family,
      creditCards: [],
      booker: { firstName: 'Ada', email: 'ada@example.org' },
      company: null,
      paymentDetails: { reason: null, balance: 0, currency: 'GBP', hasGuaranteeCard: true },
    });
    expect(opened.reservationItems).toMatchObject([
      {
        dateOfArrival: '2026/12/01',
        dateOfDeparture: '2026/12/04',
        roomType: 'Room double',
        ratePlan: 'Rate flexible',
        roomConfiguration: 'twin',
        guests: [{ individualId: null, firstName: 'Ada', lastName: 'Byron' }],
        services: [
          { serviceId: 'breakfast', quantity: 1, serviceName: 'Breakfast', cost: 139.05 },
          { serviceId: 'wine', quantity: 2, cost: 61, service: { ServiceId: 'wine', Price: 30.5 } },
        ],
        ...family,
      },
    ]);
  });

  it('opens nothing by a wrong link, and tells every wrong one the same', async () => {
    await importTestHotel(server);
    const other = await bookWithLink(server, { rooms: [aBookedRoom({ roomTypeId: 'suite' })] });
    const wrong = [
      { ...link, hash: `${link.hash.slice(0, -2)}xx` },
      { ...link, hash: '' },
      { ...link, hash: 'æ'.repeat(43) },
      { ...link, hash: other.hash },
      { ...link, hash: link.token },
      { ...link, referenceNumber: 'NOBODY22' },
    ];
    for (const tried of wrong) expect((await readLink(server, tried)).body).toEqual(invalidLink);
    expect((await readLink(server, link, 'test')).body).toEqual(invalidLink);
    expect(await save(server, aSave({ ...link, hash: other.hash }, opened))).toMatchObject({
      status: 200,
      body: { Success: false, Message: invalidLink.Message },
    });
    expect(
      (await readLink(server, { ...link, referenceNumber: link.referenceNumber.toLowerCase() })).body,
    ).toHaveProperty('EntityId');
  });

  it.each([
    ['released', { status: 'Released' }, 'This booking is not active'],
    ['refunded', { status: 'Refunded' }, 'This booking is not active'],
    ['not paid yet', { status: 'PendingPayment' }, 'Your booking is not confirmed yet'],
    ['for a day that has passed', { date_from: '2026/11/19' }, 'Your arrival date has passed'],
  ])('says why a booking that is %s cannot be checked in', async (_, values, title) => {
    await setReservation(values);
    const { body } = await readLink(server, link);
    expect(body).toMatchObject({ Title: title, Success: false });
    expect(await save(server, aSave(link, opened))).toMatchObject({
      status: 200,
      body: { Success: false, Message: body['Message'] },
    });
    expect(await mails('pre-check-in-done')).toEqual([]);
  });

  it('is open until the end of the day of arrival in the hotel’s zone', async () => {
    server.clock.set('2026-12-01T23:59:00Z');
    expect((await readLink(server, link)).body).toHaveProperty('EntityId');
    server.clock.set('2026-12-02T00:00:00Z');
    expect((await readLink(server, link)).body).toMatchObject({ Title: 'Your arrival date has passed' });
  });

  it('saves guests, booker and requests, adds extras at the hotel’s prices, and adds up to the penny', async () => {
    const before = await confirmation();
    const saved = await saveWith(
      {
        guests: [
          { individualId: null, firstName: ' Ada ', lastName: 'Byron', email: null, phone: null },
          { individualId: null, firstName: 'Søren', lastName: 'Ågård', email: 's@example.org', phone: null },
        ],
        services: [...item().services, anExtra('parking')].map((service) =>
          service.serviceId === 'wine' ? { ...anExtra('wine', 3), quantity: 3 } : service,
        ),
      },
      { specialRequests: 'Late arrival', totalServicesPrice: 290.55 },
    );
    expect(saved).toMatchObject({ status: 200, body: { Success: true, Message: doneText } });

    // Parking: 20 × 3 nights; one more bottle: 30.50.
    const after = await confirmation();
    const pence = (amount: unknown) => Math.round(Number(amount) * 100);
    expect(pence(after['Total'])).toBe(pence(before['Total']) + 9050);
    expect(after['Balance']).toBe(90.5);
    const [room] = after['Items'] as {
      TotalCost: number;
      ServiceCost: number;
      PriceLines: { Text: string; Amount: number }[];
      Services: { ServiceId: string; Quantity: number; Cost: number }[];
    }[];
    if (!room) throw new Error('The confirmation has no room');
    expect(room.ServiceCost).toBe(290.55);
    expect(room.PriceLines.reduce((sum, { Amount }) => sum + pence(Amount), 0)).toBe(pence(room.TotalCost));
    expect(room.PriceLines.slice(-2)).toEqual([
      { Text: 'Bottle of wine', Amount: 30.5 },
      { Text: 'Parking · 3 nights', Amount: 60 },
    ]);
    expect(room.Services).toMatchObject([
      { ServiceId: 'breakfast', Quantity: 1 },
      { ServiceId: 'wine', Quantity: 3, Cost: 91.5 },
      { ServiceId: 'parking', Quantity: 1, Cost: 60 },
    ]);

    const { db } = server.deps;
    expect(await countStock(db, 'parking')).toEqual({ sold: 3, held: 0 });
    expect(await countStock(db, 'wine')).toEqual({ sold: 3, held: 0 });
    const row = await db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
    expect(row.notes).toBe('Late arrival');
    const wine = row.stock.extras.filter(({ id }) => id === 'wine');
    expect(wine).toEqual([{ id: 'wine', night: '2026/12/01', count: 3 }]);
    const stored = await db.selectFrom('reservation_item').select('guests').executeTakeFirstOrThrow();
    expect(stored.guests.map(({ firstName }) => firstName)).toEqual(['Ada', 'Søren']);
    expect(await mails('pre-check-in-done')).toHaveLength(1);
    expect((await readLink(server, link)).body).toEqual({
      Title: 'Your check-in form is done',
      Message: doneText,
      Success: true,
      ConfirmationToken: link.token,
    });
  });

  it('changes no price but by added extras: what was booked stays, whatever is sent', async () => {
    const before = await confirmation();
    const saved = await saveWith({ services: [anExtra('wine', 1)] });
    expect(saved.body).toMatchObject({ Success: true });
    const after = await confirmation();
    for (const field of ['Total', 'Paid', 'Balance', 'DateTo', 'GiftDiscount']) {
      expect(after[field]).toEqual(before[field]);
    }
    expect(after['Items']).toEqual(before['Items']);
    expect(await countStock(server.deps.db, 'wine')).toEqual({ sold: 2, held: 0 });
  });

  it('is one save however often the same is sent; another one after it changes nothing', async () => {
    const first = await saveWith({});
    expect(await saveWith({})).toEqual({ ...first, headers: expect.anything() as unknown });
    expect(await saveWith({}, { specialRequests: 'And a kettle' })).toMatchObject({
      status: 200,
      body: { Success: false, Message: expect.stringContaining('completed before') as string },
    });
    expect((await server.deps.db.selectFrom('reservation').select('notes').executeTakeFirst())?.notes).toBe(
      'A quiet room',
    );
    expect(await mails('pre-check-in-done')).toHaveLength(1);
  });

  it('of two saves at once one is made; the same one is told the same, another one that it came second', async () => {
    const withParking = { services: [anExtra('parking')] };
    const [one, same, other] = await Promise.all([
      saveWith(withParking),
      saveWith(withParking),
      saveWith({}),
    ]);
    expect([one.status, same.status, other.status]).toEqual([200, 200, 200]);
    expect(one.body).toEqual(same.body);
    expect(other.body['Success']).toBe(one.body['Success'] !== true);
    expect(await mails('pre-check-in-done')).toHaveLength(1);
    const sold = one.body['Success'] === true ? 3 : 0;
    expect(await countStock(server.deps.db, 'parking')).toEqual({ sold, held: 0 });
  });

  it('gives the last of an extra to one of two guests, and saves nothing of the other', async () => {
    const rooms = [aBookedRoom({ roomConfigurationDropdownOptionId: 'twin' })];
    const second = await bookWithLink(server, { rooms });
    const other = await openedLink(server, second);
    const withParking = (reservation: PreCheckInReservation) => ({
      specialRequests: 'Parking, please',
      reservationItems: reservation.reservationItems.map((room) => ({
        ...room,
        services: [...room.services, anExtra('parking')],
      })),
    });
    const replies = await Promise.all([
      save(server, aSave(link, opened, withParking(opened))),
      save(server, aSave(second, other, withParking(other))),
    ]);
    expect(replies.map(({ body }) => body['Success']).sort()).toEqual([false, true]);
    expect(replies.find(({ body }) => body['Success'] === false)).toMatchObject({
      status: 200,
      body: { Message: 'No longer available: Parking. Nothing has been saved. Choose again.' },
    });
    const { db } = server.deps;
    expect(await countStock(db, 'parking')).toEqual({ sold: 3, held: 0 });
    const rows = await db.selectFrom('reservation').select(['notes', 'pre_checked_in_at']).execute();
    expect(rows.filter((row) => row.pre_checked_in_at !== null)).toHaveLength(1);
    expect(rows.filter((row) => row.notes === 'Parking, please')).toHaveLength(1);
    expect(await countRows(db, 'outbox')).toBe(3);
  });

  it('saves nothing when the extras cost something else than the page showed', async () => {
    const saved = await saveWith({ services: [anExtra('parking')] }, { totalServicesPrice: 200.05 });
    expect(saved.body).toEqual({
      Success: false,
      Code: 'check-in.price-changed',
      Params: { price: '£260.05' },
      Message: 'Your extras now cost £260.05 altogether. Nothing has been saved. Check them and save again.',
    });
    expect(await countStock(server.deps.db, 'parking')).toEqual({ sold: 0, held: 0 });
    expect((await readLink(server, link)).body).toHaveProperty('EntityId');
  });

  const guest = { individualId: null, firstName: 'Ada', lastName: 'Byron', email: null, phone: null };
  it.each([
    [
      'a guest without a name',
      { guests: [{ ...guest, lastName: ' ' }] },
      {},
      'ReservationItems[0].Guests[0].LastName',
    ],
    [
      'a guest’s wrong e-mail',
      { guests: [{ ...guest, email: 'x' }] },
      {},
      'ReservationItems[0].Guests[0].Email',
    ],
    ['nobody in a room', { guests: [] }, {}, 'ReservationItems[0].Guests'],
    ['a crowd in a room', { guests: [guest, guest, guest, guest, guest] }, {}, 'ReservationItems[0].Guests'],
    ['no room set up', { roomConfiguration: null }, {}, 'ReservationItems[0].RoomConfiguration'],
    ['an unknown set up', { roomConfiguration: 'water' }, {}, 'ReservationItems[0].RoomConfiguration'],
    ['another arrival', { dateOfArrival: '2026/12/02' }, {}, 'ReservationItems[0].DateOfArrival'],
    ['another departure', { dateOfDeparture: '2026/12/09' }, {}, 'ReservationItems[0].DateOfDeparture'],
    ['another room type', { roomTypeId: 'suite' }, {}, 'ReservationItems[0].RoomTypeId'],
    ['another rate', { ratePlanId: 'trade' }, {}, 'ReservationItems[0].RatePlanId'],
    ['another booking’s room', { reservationItemId: 'other' }, {}, 'ReservationItems'],
    ['an unknown extra', { services: [anExtra('boat')] }, {}, 'ReservationItems[0].Services[0].ServiceId'],
    ['no rooms', {}, { reservationItems: [] }, 'ReservationItems'],
    ['another booking', {}, { entityId: 'other' }, 'EntityId'],
    ['no reservation', {}, { isReservation: false }, 'EntityId'],
  ])('refuses %s', async (_, changes, rest, path) => {
    const { status, body } = await saveWith(changes, rest);
    expect([status, Object.keys(body['ModelState'] ?? {})]).toEqual([400, expect.arrayContaining([path])]);
    expect((await readLink(server, link)).body).toHaveProperty('EntityId');
  });

  it('refuses a booker who lacks what the hotel requires', async () => {
    const { booker } = opened;
    if (!booker) throw new Error('The booking has no booker');
    const { status, body } = await saveWith({}, { booker: { ...booker, phone: '020', countryId: 'XX' } });
    expect([status, Object.keys(body['ModelState'] ?? {})]).toEqual([
      400,
      ['Booker.Phone', 'Booker.CountryId'],
    ]);
    expect((await saveWith({}, { booker: null })).body).toMatchObject({ Success: true });
  });

  it('asks for payment details of an individual’s invoice without a card, and not of a company’s', async () => {
    const reasonOf = async () => (await openedLink(server, link)).paymentDetails;
    await setReservation({ paid_minor: 0 });
    expect(await reasonOf()).toMatchObject({ reason: 'BalanceDue', paid: 0 });
    await server.deps.db.deleteFrom('payment').execute();
    await setReservation({ payment_type: 1 });
    expect(await reasonOf()).toMatchObject({ reason: 'GuaranteeCardMissing', hasGuaranteeCard: false });
    await setReservation({ payment_type: 3, account_id: 'acme' });
    expect(await reasonOf()).toMatchObject({ reason: null });
    expect((await openedLink(server, link)).company).toEqual({ name: 'Acme Ltd' });
  });
});
