import { sql } from 'kysely';
import { aBookedRoom, aTax } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, paidBy } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { aStaffMember, type StaffMember } from './support/staff.ts';

type Wire = Record<string, unknown>;
interface Span {
  readonly Total: Wire;
  readonly Days: readonly Wire[];
  readonly Channels: readonly Wire[];
  readonly Fees: number;
}

// Five doubles and five suites; a suite for two is 243 a night, and the cleaning 30 for each booking comes on top.
describe.each(engines)('the numbers of the desk on %s', (engine) => {
  let server: TestApp;
  let clerk: StaffMember;
  beforeEach(async () => {
    server = await createTestApp(engine);
    const cleaning = aTax({ id: 'cleaning', name: 'Cleaning', kind: 'Fee', amount: 30 });
    await openHotel(server.deps, { property: { taxesAndFees: [cleaning] } });
  });
  afterEach(() => server.close());

  const suite = async (dateFrom: string, dateTo: string) => {
    const rooms = [aBookedRoom({ roomTypeId: 'suite' })];
    const made = await create(server, aBooking({ dateFrom, dateTo, rooms }));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { reservation_id: id } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('reference_number', '=', String(made.body['ReferenceNumber']))
      .executeTakeFirstOrThrow();
    return { id, token: made.body['ConfirmationToken'] };
  };
  const cancel = async (token: unknown) => {
    const named = { PropertyId: 'harbour', ConfirmationToken: token };
    const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
    const quote = (await post('/api/Stay/QuoteCancellation', named)).json<Wire>();
    const cancelled = await post('/api/Stay/Cancel', { ...named, QuoteToken: quote['QuoteToken'] });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
  };
  const ask = async (query: Record<string, string>, call = 'Numbers') => {
    // Log-ins end as the test's clock moves on.
    clerk = await aStaffMember(
      server,
      `clerk-${String(server.clock.now().getTime())}@hotel.example`,
      'revenue',
    );
    const address = new URLSearchParams({ propertyId: 'harbour', ...query });
    return clerk.browser.get(`/api/Desk/${call}?${address.toString()}`);
  };

  /** Three of the site, one of a company, one of the desk; one of them is cancelled late, one only holds its room. */
  async function bookSome() {
    await suite('2026/12/01', '2026/12/04');
    const late = await suite('2026/12/01', '2026/12/03');
    const company = await suite('2026/12/02', '2026/12/03');
    const held = await suite('2026/12/02', '2026/12/04');
    const { db } = server.deps;
    await sql`update reservation set account_id = 'acme' where reservation_id = ${company.id}`.execute(db);
    await sql`update reservation set status = 'Held' where reservation_id = ${held.id}`.execute(db);
    server.clock.set('2026-11-29T16:00:00Z');
    await cancel(late.token);
    const telephone = await suite('2026/12/03', '2026/12/04');
    const events = [
      { kind: 'new', reservationId: telephone.id, at: server.clock.now().toISOString(), by: 'desk' },
    ];
    await sql`select write_booking_events('harbour', ${JSON.stringify(events)}::jsonb)`.execute(db);
  }

  it('count rooms sold and their revenue, by day and channel, without cancelled and held ones, taxes and fees', async () => {
    await bookSome();
    const { status, body } = await ask({ from: '2026/12/01', to: '2026/12/04', since: '2026/11/29' });
    expect(status, JSON.stringify(body)).toBe(200);
    const { Total, Days, Channels, Fees } = body['Now'] as Span;
    expect(Days).toMatchObject([
      { On: '2026/12/01', RoomsSold: 1, RoomRevenue: 243, PickUpRooms: -1, PickUpRevenue: -243, Arrivals: 1 },
      { On: '2026/12/02', RoomsSold: 2, RoomRevenue: 486, PickUpRooms: -1, PickUpRevenue: -243, Arrivals: 1 },
      { On: '2026/12/03', RoomsSold: 2, RoomRevenue: 486, PickUpRooms: 1, PickUpRevenue: 243, Arrivals: 1 },
      { On: '2026/12/04', RoomsSold: 0, RoomRevenue: 0, Adr: null, RevPar: 0, Arrivals: 0, LeadTime: null },
    ]);
    expect(Days[1]).toMatchObject({ RoomsAvailable: 10, Occupancy: 0.2, Adr: 243, RevPar: 48.6 });
    expect(Total).toEqual({
      RoomsAvailable: 40,
      RoomsSold: 5,
      Occupancy: 0.125,
      RoomRevenue: 1215,
      Adr: 243,
      RevPar: 30.38,
      PickUpRooms: -1,
      PickUpRevenue: -243,
      Arrivals: 3,
      // 11, 12 and 4 days.
      LeadTime: 9,
    });
    expect(Channels).toMatchObject([
      { Channel: 'website', RoomsSold: 3, RoomRevenue: 729, LeadTime: 11, PickUpRooms: -2 },
      { Channel: 'company', RoomsSold: 1, RoomRevenue: 243, LeadTime: 12, PickUpRooms: 0 },
      { Channel: 'desk', RoomsSold: 1, RoomRevenue: 243, LeadTime: 4, PickUpRooms: 1 },
    ]);
    // One night of the cancelled stay is kept.
    expect(Fees).toBe(243);
    expect(body['Before']).toMatchObject({ From: '2025/12/02', To: '2025/12/05', Total: { RoomsSold: 0 } });
  });

  it('follow what happens to bookings after they were looked at, each counted once', async () => {
    const first = await suite('2026/12/01', '2026/12/04');
    const days = { from: '2026/12/01', to: '2026/12/04', since: '2026/11/20' };
    const numbers = async () => (await ask(days)).body['Now'] as Span;
    expect((await numbers()).Total).toMatchObject({ RoomsSold: 3, RoomRevenue: 729, Arrivals: 1 });
    await suite('2026/12/03', '2026/12/04');
    expect((await numbers()).Total).toMatchObject({ RoomsSold: 4, RoomRevenue: 972, Arrivals: 2 });
    server.clock.set('2026-11-29T16:00:00Z');
    await cancel(first.token);
    const after = await numbers();
    expect(after.Total).toMatchObject({ RoomsSold: 1, RoomRevenue: 243, PickUpRooms: 1, Arrivals: 1 });
    expect(after.Fees).toBeGreaterThan(0);
    await suite('2026/12/02', '2026/12/03');
    const address = new URLSearchParams({ propertyId: 'harbour', ...days }).toString();
    const read = async () => (await clerk.browser.get(`/api/Desk/Numbers?${address}`)).body['Now'] as Span;
    for (const { Total } of await Promise.all([read(), read()]))
      expect(Total).toMatchObject({ RoomsSold: 2, RoomRevenue: 486, Arrivals: 2 });
  });

  it('compare with the same days of the week a year before', async () => {
    await bookSome();
    const { body } = await ask({ from: '2027/11/30', to: '2027/12/03' });
    const { Total, Days } = body['Before'] as Span;
    expect(Days.map((day) => day['RoomsSold'])).toEqual([1, 2, 2, 0]);
    expect(Total).toMatchObject({ RoomRevenue: 1215 });
    expect((body['Now'] as Span).Total).toMatchObject({ RoomsSold: 0, Occupancy: null });
  });

  it('tell how many bookings that guests sent came to which step', async () => {
    await bookSome();
    const rooms = [aBookedRoom({ roomTypeId: 'suite' })];
    const declined = paidBy({ creditCardNumber: '4000000000000002' });
    await create(server, aBooking({ rooms, ...declined }));
    const steps = async (from: string, to: string) =>
      ((await ask({ from, to })).body['Journeys'] as readonly Wire[]).map((step) => [
        step['Step'],
        step['Count'],
      ]);
    expect(await steps('2026/11/20', '2026/11/28')).toEqual([
      ['sent', 4],
      ['payment', 4],
      ['confirmed', 3],
      ['kept', 2],
    ]);
    expect(await steps('2026/11/29', '2026/11/29')).toEqual([
      ['sent', 1],
      ['payment', 1],
      ['confirmed', 0],
      ['kept', 0],
    ]);
  });

  it('come as a file by day and channel', async () => {
    await bookSome();
    const days = { from: '2026/12/02', to: '2026/12/02', since: '2026/11/29' };
    expect((await ask(days, 'NumbersFile')).body).toEqual({
      FileName: 'HARBOUR-20261202-20261202.csv',
      Content: [
        'Day,Channel,RoomsAvailable,RoomsSold,Occupancy,RoomRevenue,ADR,RevPAR,PickUpRooms,PickUpRevenue,Arrivals,LeadTime,Currency',
        '2026-12-02,all,10,2,0.2,486,243,48.6,-1,-243,1,12,GBP',
        '2026-12-02,website,10,1,0.1,243,243,24.3,-1,-243,0,,GBP',
        '2026-12-02,company,10,1,0.1,243,243,24.3,0,0,1,12,GBP',
        '2026-12-02,desk,10,0,0,0,,0,0,0,0,,GBP',
        '',
      ].join('\r\n'),
    });
  });

  it('are those of this month, unless days are named', async () => {
    const { body } = await ask({});
    expect(body).toMatchObject({ Since: '2026/11/13', Now: { From: '2026/11/01', To: '2026/11/30' } });
  });

  it.each([
    ['an end before the beginning', { from: '2026/12/02', to: '2026/12/01' }],
    ['more than a year', { from: '2026/12/02', to: '2027/12/03' }],
  ])('refuse %s', async (_name, days) => {
    expect((await ask(days)).status).toBe(400);
  });
});
