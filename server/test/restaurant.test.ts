import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { aBooking, create, countRows, get } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { bookTable, openHotelWithTables } from './support/tables.ts';

type Slots = {
  Time: string;
  Promotions: { Id: string }[];
  IsLeaveTimeRequired: boolean;
  LeaveTime: unknown;
}[];

describe.each(engines)('tables on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotelWithTables(server.deps);
  });
  beforeEach(async () => {
    // How often somebody may book is `restaurant-limits.test.ts`'s matter.
    await server.deps.db.deleteFrom('rate_bucket').execute();
  });
  afterAll(() => server.close());

  const path = (call: string, query: Record<string, string | number | boolean>) => {
    const parameters = new URLSearchParams({ propertyId: 'harbour', restaurantId: 'grill' });
    for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
    return `/api/RestaurantBooking/${call}?${parameters.toString()}`;
  };
  const setup = (query: Record<string, string | boolean> = {}) =>
    get(
      server,
      path('RestaurantSetup', { date: '2026/12/01', isReservation: false, identifier: 'guest', ...query }),
    );
  const availability = async (date: string, partySize: number, restaurantId = 'grill') => {
    const { status, body } = await get(
      server,
      path('Availability', { restaurantId, date, partySize, currencySymbol: '£' }),
    );
    return { status, slots: body as unknown as Slots };
  };
  const times = async (date: string, partySize = 2, restaurantId = 'grill') =>
    (await availability(date, partySize, restaurantId)).slots.map(({ Time }) => Time);

  it('lists the restaurants in the hotel’s order', async () => {
    expect((await get(server, path('Restaurants', {}))).body).toEqual([
      { Id: 'grill', Name: 'Grill, Bar & Terrace' },
      { Id: 'tea', Name: 'Tea room' },
    ]);
  });

  it('gives a guest the setup, with the hotel’s currency and words', async () => {
    expect(await setup()).toMatchObject({
      status: 200,
      body: {
        CurrencySymbol: '£',
        MinOnlinePartySize: 1,
        MaxOnlinePartySize: 6,
        NoAvailabilityText: 'The grill is full at this hour.',
      },
    });
  });

  it('takes a reservation by its confirmation token only', async () => {
    const made = await create(server);
    const token = String(made.body['ConfirmationToken']);
    expect((await setup({ isReservation: true, identifier: token })).status).toBe(200);
    const reference = String(made.body['ReferenceNumber']);
    expect((await setup({ isReservation: true, identifier: reference })).status).toBe(404);
    const table = await bookTable(server, {
      isReservation: true,
      identifier: token,
      visitDate: '2026/12/02',
    });
    expect(table.body).toMatchObject({ Success: true });
    expect((await bookTable(server, { isReservation: true, identifier: 'guessed' })).status).toBe(404);
  });

  it.each([
    ['no identifier', { identifier: ' ' }, 400],
    ['an unknown restaurant', { restaurantId: 'bistro' }, 404],
    ['an unknown hotel', { propertyId: 'nowhere' }, 404],
    ['a day that is none', { date: '2026/02/30' }, 400],
  ])('gives no setup for %s', async (_, query, status) => {
    expect((await setup(query)).status).toBe(status);
  });

  it.each([
    ['an evening', '2026/12/01', ['18:00', '20:00']],
    ['a Sunday', '2026/12/06', ['12:30', '18:00', '20:00']],
    ['the day that is closed every week', '2026/11/30', []],
    ['the day that is closed every year', '2026/12/25', []],
    ['the day that is closed this year', '2026/12/31', []],
    ['a day that has passed', '2026/11/19', []],
    ['a day too far ahead', '2031/12/02', []],
  ])('has tables on %s', async (_, date, expected) => {
    expect(await times(date)).toEqual(expected);
  });

  it('offers what is served on that day and at that hour', async () => {
    const { slots } = await availability('2026/12/06', 2);
    expect(slots.map(({ Promotions }) => Promotions.map(({ Id }) => Id))).toEqual([
      ['wine', 'early', 'roast'],
      ['wine', 'early', 'roast'],
      ['wine', 'roast'],
    ]);
  });

  it('leaves out the hours that have passed on the hotel’s clock, and says until when a table is kept', async () => {
    // 10:00 in London.
    const { slots } = await availability('2026/11/20', 2, 'tea');
    expect(slots).toMatchObject([
      { Time: '15:00', IsLeaveTimeRequired: true, LeaveTime: '16:30' },
      { Time: '23:00', IsLeaveTimeRequired: true, LeaveTime: '00:30' },
    ]);
  });

  it.each([0, 1, 5, -2, 2.5])('takes parties of the restaurant’s sizes only: %s', async (partySize) => {
    const { status, slots } = await availability('2026/11/20', partySize, 'tea');
    expect([status, slots]).toMatchObject([
      400,
      { ModelState: { partySize: ['Tables for 2 to 4 guests can be booked online.'] } },
    ]);
  });

  it('books a table, whose covers are then gone, and says when it is full', async () => {
    const visitDate = '2026/12/08';
    const first = await bookTable(server, { visitDate, partySize: 6, promotionId: 'wine' });
    expect(first).toMatchObject({ status: 200, body: { Success: true, InfoMessage: null } });
    expect(first.body['BookingReference']).toMatch(/^[2-9B-Z]{8}$/);
    expect(await times(visitDate, 4)).toEqual(['18:00', '20:00']);
    expect(await times(visitDate, 5)).toEqual(['18:00']);
    const tooMany = await bookTable(server, { visitDate, partySize: 5 });
    expect(tooMany).toMatchObject({
      status: 200,
      body: { Success: false, BookingReference: null, InfoMessage: 'The grill is full at this hour.' },
    });
    expect((await bookTable(server, { visitDate, partySize: 4 })).body).toMatchObject({ Success: true });
  });

  it('says until when the table is kept where it has to be left', async () => {
    const tea = { restaurantId: 'tea', visitDate: '2026/12/04', visitTime: '15:00' };
    expect((await bookTable(server, tea)).body).toMatchObject({
      Success: true,
      InfoMessage: 'Your table is yours until 16:30.',
    });
  });

  it('a double click books once; another guest, hour or party is another table', async () => {
    const visitDate = '2026/12/15';
    const before = await countRows(server.deps.db, 'outbox');
    const clicks = await Promise.all([1, 2, 3].map(() => bookTable(server, { visitDate })));
    const references = new Set(clicks.map(({ body }) => body['BookingReference']));
    expect([references.size, clicks.every(({ body }) => body['Success'])]).toEqual([1, true]);
    expect(await countRows(server.deps.db, 'outbox')).toBe(before + 1);
    for (const change of [
      { email: 'bob@example.org' },
      { email: 'bob@example.org', identifier: 'another-guest-token' },
      { visitTime: '18:00' },
      { email: 'eve@example.org', partySize: 3 },
    ]) {
      const other = await bookTable(server, { visitDate, ...change });
      expect(references.has(other.body['BookingReference'])).toBe(false);
    }
    expect(await countRows(server.deps.db, 'outbox')).toBe(before + 5);
  });

  it('does not lose a wish that comes with a table that is booked: it is refused, and nothing changes', async () => {
    const table = { visitDate: '2026/12/29', promotionId: null, specialRequests: null };
    const first = await bookTable(server, table);
    const reference = String(first.body['BookingReference']);
    for (const wish of [
      { promotionId: 'wine' },
      { specialRequests: 'By the window' },
      { contactNumber: '+44 20 7946 0111' },
    ]) {
      const refused = await bookTable(server, { ...table, ...wish });
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          Message: `You have booked this table already (reference ${reference}), with other wishes. Nothing was changed: to change it, contact us.`,
          Code: 'table.booked-otherwise',
          Params: { reference },
        },
      ]);
    }
    expect((await bookTable(server, table)).body).toEqual(first.body);
  });

  it.each([
    ['an hour that has passed', { restaurantId: 'tea', visitDate: '2026/11/20', visitTime: '10:00' }],
    ['an hour without a sitting', { visitTime: '19:00' }],
    ['a weekday that is closed', { visitDate: '2026/11/30' }],
    ['a day that is closed', { visitDate: '2026/12/25' }],
  ])('says that there is no table at %s', async (_, change) => {
    expect(await bookTable(server, change)).toMatchObject({
      status: 200,
      body: { Success: false, BookingReference: null, InfoMessage: expect.stringMatching(/./) as string },
    });
  });

  it.each([
    ['Email', { email: 'ada' }],
    ['ContactNumber', { contactNumber: '020 7946' }],
    ['Identifier', { identifier: '' }],
    ['PartySize', { partySize: 7 }],
    ['VisitDate', { visitDate: '2026/11/19' }],
    ['VisitDate', { visitDate: '2031/12/02' }],
    ['PromotionId', { promotionId: 'roast' }],
    ['PromotionId', { promotionId: 'unknown' }],
  ])('refuses a wrong %s', async (field, change) => {
    const { status, body } = await bookTable(server, change);
    expect([status, Object.keys(body['ModelState'] ?? {})]).toEqual([400, [field]]);
  });

  it('keeps to the covers that the hotel has now, also when they become fewer than are booked', async () => {
    const visitDate = '2026/12/22';
    await bookTable(server, { visitDate, partySize: 6 });
    const sittings = (Covers: number) => ({
      Sittings: [{ Weekdays: ['Tue', 'Fri'], Times: ['20:00'], Covers }],
    });
    await openHotelWithTables(server.deps, { grill: sittings(4) });
    expect(await times(visitDate, 1)).toEqual([]);
    expect((await bookTable(server, { visitDate, partySize: 1 })).body).toMatchObject({ Success: false });
    await openHotelWithTables(server.deps, { grill: sittings(8) });
    expect(await times(visitDate, 2)).toEqual(['20:00']);
    expect((await bookTable(server, { visitDate, partySize: 2 })).body).toMatchObject({ Success: true });
    expect(await times(visitDate, 1)).toEqual([]);
    await openHotelWithTables(server.deps);
  });

  it('shows a stay’s tables in its confirmation, in their order, and no one else’s', async () => {
    const stay = aBooking({ dateFrom: '2026/12/15', dateTo: '2026/12/18' });
    const token = String((await create(server, stay)).body['ConfirmationToken']);
    const confirmation = () =>
      get(server, `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${token}`);
    expect((await confirmation()).body['Tables']).toEqual([]);
    const forStay = { isReservation: true, identifier: token, visitDate: '2026/12/16' };
    await bookTable(server, { ...forStay, visitTime: '20:00', partySize: 3 });
    await bookTable(server, { ...forStay, visitTime: '18:00', partySize: 2 });
    await bookTable(server, { visitDate: '2026/12/16', visitTime: '18:00', identifier: 'somebody' });
    expect((await confirmation()).body['Tables']).toMatchObject([
      { VisitDate: '2026/12/16', VisitTime: '18:00', PartySize: 2 },
      { VisitDate: '2026/12/16', VisitTime: '20:00', PartySize: 3 },
    ]);
  });

  it('has no restaurants while the service is not active', async () => {
    await openHotelWithTables(server.deps, { config: { restaurantBookingServiceActive: false } });
    expect((await get(server, path('Restaurants', {}))).body).toEqual([]);
    expect((await setup()).status).toBe(404);
    expect((await bookTable(server, { visitDate: '2026/12/29' })).status).toBe(404);
  });
});
