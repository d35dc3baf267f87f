import { sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargeDues } from '../src/jobs/charge-due.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { requireProperty } from '../src/modules/property/index.ts';
import { giveBack } from '../src/modules/stay/give-back.ts';
import { composeBookingChanged } from '../src/modules/stay/index.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, countStock, create, get, getConfirmation, mailKinds } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { stayCalls } from './support/stay-calls.ts';

type Wire = Record<string, unknown>;
const free = '2026-11-25T12:00:00Z';

describe.each(engines)('changing a stay, on %s', (engine) => {
  let server: TestApp;
  const open = async (plan: object = {}, property: object = {}, more: object = {}) => {
    const hotel = hotelFile();
    const [first, ...others] = hotel['RatePlans'] as readonly object[];
    const file = {
      ...hotel,
      Property: { ...(hotel['Property'] as object), ...property },
      RatePlans: [{ ...first, ...plan }, ...others],
      ...more,
    };
    await openPricedHotel(server, { currency: 'GBP', file }, 'harbour');
  };
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open();
  });
  afterEach(() => server.close());

  const { post, stayOf, changeOf, quote, confirm, make } = stayCalls(() => server);
  const book = async (changes: Parameters<typeof aBooking>[0] = {}) => {
    const made = await create(server, aBooking({ rooms: [aBookedRoom()], ...changes }));
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ Status: 'Confirmed' });
    server.clock.set(free);
    return made.body['ConfirmationToken'];
  };
  const gateway = () => createCardGateway(server.deps.db, server.clock, server.deps.env);
  const runJobs = async () => {
    await giveBack({ ...server.deps, gateway: gateway() });
    await chargeDues({ ...server.deps, gateway: gateway() });
  };
  /** What the mail of the last change says. */
  const changedLetter = async () => {
    const { db } = server.deps;
    const row = await db
      .selectFrom('reservation')
      .select(['reservation_id', 'stay_version'])
      .executeTakeFirstOrThrow();
    const payload = { reservationId: row.reservation_id, version: row.stay_version };
    return (await composeBookingChanged(server.deps, await requireProperty(db, 'harbour'), payload))?.letter;
  };
  /** What is sold by the day. */
  const sold = async (id: string) => {
    const { rows } = await sql<{ night: string; sold: number }>`
      select to_char(night, 'MM-DD') as night, sold from inventory
      where room_type_id = ${id} and sold > 0 order by night`.execute(server.deps.db);
    return Object.fromEntries(rows.map((row) => [row.night, row.sold]));
  };

  it('fewer nights give the difference back, and the nights are free again', async () => {
    const token = await book();
    const { Total: before } = await stayOf(token);
    const { quoted } = await make(await changeOf(token, { DateTo: '2026/12/03' }));
    expect(quoted).toMatchObject({ OldTotal: before, DueNow: 0, Card: { LastFour: '4242' } });
    expect(Number(quoted['Refund'])).toBeGreaterThan(0);
    expect(Number(quoted['Refund'])).toBeCloseTo(-Number(quoted['Difference']), 2);
    await runJobs();
    expect(await stayOf(token)).toMatchObject({
      Due: null,
      DateTo: '2026/12/03',
      Total: quoted['Total'],
      Paid: quoted['Total'],
      Refunds: [{ State: 'Done' }],
    });
    expect(await sold('double')).toEqual({ '12-01': 1, '12-02': 1 });
    const { body } = await getConfirmation(server, token);
    expect(body).toMatchObject({ Balance: 0, Total: quoted['Total'] });
    expect(await mailKinds(server.deps.db)).toEqual([
      'booking-confirmation',
      'booking-changed',
      'refund-made',
    ]);
  });

  it('money that is on its way back goes back once, whatever is changed or cancelled meanwhile', async () => {
    const token = await book();
    const first = await quote(await changeOf(token, { DateTo: '2026/12/03' }));
    await make(await changeOf(token, { DateTo: '2026/12/03' }));
    const { quoted } = await make(await changeOf(token, { DateFrom: '2026/12/05', DateTo: '2026/12/07' }));
    expect(Number(first.body['Refund'])).toBeGreaterThan(0);
    expect(quoted['Refund']).toBe(0);
    const named = { PropertyId: 'harbour', ConfirmationToken: token };
    const { body: cancellation } = await post('/api/Stay/QuoteCancellation', named);
    expect(cancellation['Refund']).toBe(quoted['Total']);
    await runJobs();
    expect(await stayOf(token)).toMatchObject({ Paid: quoted['Total'], Total: quoted['Total'] });
  });

  it('money on its way back does not hide what is due', async () => {
    const token = await book();
    await make(await changeOf(token, { DateTo: '2026/12/03' }));
    const { quoted } = await make(await changeOf(token, { DateTo: '2026/12/04' }));
    expect(Number(quoted['DueNow'])).toBeGreaterThan(0);
    expect(await stayOf(token)).toMatchObject({ Due: { Amount: quoted['DueNow'] } });
  });

  it('is mailed as it is now: the mail of a change before it is not written any more', async () => {
    const token = await book();
    for (const DateTo of ['2026/12/03', '2026/12/02']) await make(await changeOf(token, { DateTo }));
    const { db } = server.deps;
    const { reservation_id: reservationId } = await db
      .selectFrom('reservation')
      .select('reservation_id')
      .executeTakeFirstOrThrow();
    const payload = { reservationId, version: 1 };
    const property = await requireProperty(db, 'harbour');
    expect(await composeBookingChanged(server.deps, property, payload)).toBeNull();
    expect((await changedLetter())?.subject).toContain('Harbour');
  });

  it('other dates swap the stock; more nights are to be paid, by a page of payment', async () => {
    const token = await book();
    const change = await changeOf(token, { DateFrom: '2026/12/02', DateTo: '2026/12/07' });
    const { quoted, made } = await make(change);
    expect(quoted).toMatchObject({ Refund: 0, DueNow: quoted['Difference'] });
    expect(Number(quoted['DueNow'])).toBeGreaterThan(0);
    expect(made['PaymentUrl']).toBe(`/Book/HARBOUR/Pay/${String(token)}`);
    expect(await sold('double')).toEqual({ '12-02': 1, '12-03': 1, '12-04': 1, '12-05': 1, '12-06': 1 });
    const due = await get(server, `/api/Payment/Due?propertyId=harbour&confirmationToken=${String(token)}`);
    expect(due.body).toMatchObject({ Status: 'Due', Amount: quoted['DueNow'], IsOfChange: true });
    const Due = { Amount: quoted['DueNow'], PaymentUrl: made['PaymentUrl'] };
    expect(await stayOf(token)).toMatchObject({ Due });
    // The same again, as after a lost answer.
    expect((await confirm(change, quoted)).status).toBe(200);
    expect((await stayOf(token))['Total']).toBe(quoted['Total']);
  });

  it('another room and party are priced anew; a room that stays keeps its price', async () => {
    const token = await book({ rooms: [aBookedRoom(), aBookedRoom()] });
    const same = await changeOf(token);
    const [first, second] = same['Rooms'] as readonly Wire[];
    await open({}, {}, { Rates: [{ BaseRate: 500 }] });
    const { quoted } = await make({ ...same, Rooms: [first, { ...second, RoomTypeId: 'suite' }] });
    const [kept, changed] = quoted['Rooms'] as readonly Wire[];
    expect(Number(kept?.['Total'])).toBeLessThan(500);
    expect(Number(changed?.['Total'])).toBeGreaterThan(1400);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
    expect(await countStock(server.deps.db, 'suite')).toEqual({ sold: 3, held: 0 });
  });

  it('names and requests cost nothing and change no price', async () => {
    const token = await book();
    await open({}, {}, { Rates: [{ BaseRate: 500 }] });
    const Guests = [{ FirstName: 'Grace', LastName: 'Hopper', Email: null, Phone: null, IndividualId: null }];
    const { quoted } = await make(await changeOf(token, { Notes: 'A cot, please' }, { Guests }));
    expect(quoted).toMatchObject({ Difference: 0, Refund: 0, DueNow: 0 });
    expect(await stayOf(token)).toMatchObject({ Notes: 'A cot, please', Rooms: [{ Guests }] });
  });

  describe('extras', () => {
    const extras = (...ids: readonly string[]): Wire => ({
      Services: ids.map((ServiceId) => ({ ServiceId, Quantity: 1 })),
    });
    const placesSold = async () => {
      const { rows } = await sql<{ night: string; sold: number }>`
        select to_char(night, 'MM-DD') as night, sold from service_inventory
        where service_id = 'parking' and sold > 0 order by night`.execute(server.deps.db);
      return Object.fromEntries(rows.map((row) => [row.night, row.sold]));
    };

    it('are added at their price of today, and the room keeps its own', async () => {
      const token = await book();
      await open({}, {}, { Rates: [{ BaseRate: 500 }] });
      const { quoted } = await make(await changeOf(token, {}, extras('parking')));
      expect(quoted).toMatchObject({ Difference: 60, DueNow: 60, Refund: 0 });
      expect(await placesSold()).toEqual({ '12-01': 1, '12-02': 1, '12-03': 1 });
      expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
      expect(await stayOf(token)).toMatchObject({
        Total: quoted['Total'],
        Rooms: [{ Services: [{ ServiceId: 'parking', ServiceName: 'Parking', Quantity: 1 }] }],
      });
      const { body } = await getConfirmation(server, token);
      expect(body).toMatchObject({ Total: quoted['Total'], Balance: 60 });
    });

    it('are taken away for their price, and can be had again; a room that does not name them keeps them', async () => {
      const token = await book();
      const { Total: before } = await stayOf(token);
      await make(await changeOf(token, {}, extras('parking', 'breakfast')));
      await make(await changeOf(token, { DateTo: '2026/12/03' }));
      expect(await placesSold()).toEqual({ '12-01': 1, '12-02': 1 });
      await make(await changeOf(token, { DateTo: '2026/12/04' }));
      const { quoted } = await make(await changeOf(token, {}, extras()));
      expect(quoted['Total']).toBe(before);
      expect(await placesSold()).toEqual({});
      expect(await stayOf(token)).toMatchObject({ Rooms: [{ Services: [] }] });
    });

    it('of a limited one the last goes to one of two rooms; nothing changes for the other', async () => {
      const [first, second] = [await book(), await book()];
      const changes = await Promise.all(
        [first, second].map(async (token) => changeOf(token, { Notes: 'By car' }, extras('parking'))),
      );
      const quoted = await Promise.all(
        changes.map(async (change) => ({ change, body: (await quote(change)).body })),
      );
      const answers = await Promise.all(quoted.map(({ change, body }) => confirm(change, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await placesSold()).toEqual({ '12-01': 1, '12-02': 1, '12-03': 1 });
      const stays = await Promise.all([first, second].map(stayOf));
      expect(stays.map((stay) => stay['Notes']).sort()).toEqual(['By car', null]);
    });

    it('that are taken away give back no fee that is due already', async () => {
      await open({
        CancellationPolicy: [{ From: 'Creation', OffsetHours: 0, FeeType: 'Percent', Value: 100 }],
      });
      const token = await book();
      await make(await changeOf(token, {}, extras('parking')));
      const { Total } = await stayOf(token);
      const { quoted } = await make(await changeOf(token, {}, extras()));
      expect(quoted).toMatchObject({ Total, Refund: 0 });
      expect(await placesSold()).toEqual({});
    });

    it('can be added where only words say what cancelling costs, and only the hotel takes them away', async () => {
      await open({ CancellationPolicy: [], Policy: 'Ask us.' });
      const token = await book();
      await make(await changeOf(token, {}, extras('parking')));
      const { status, body } = await quote(await changeOf(token, {}, extras()));
      expect({ status, body }).toMatchObject({ status: 409, body: { Code: 'stay.by-telephone' } });
    });

    it.each([
      ['unknown', extras('sauna'), 'extra.unknown'],
      ['named twice', extras('parking', 'parking'), 'extra.twice'],
    ])('are refused when they are %s', async (_, room, code) => {
      const { status, body } = await quote(await changeOf(await book(), {}, room));
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(code);
    });
  });

  it('gives no fee back that is due already, nor a way round it', async () => {
    await open({
      CancellationPolicy: [{ From: 'Creation', OffsetHours: 0, FeeType: 'Percent', Value: 100 }],
    });
    const token = await book();
    const { Total } = await stayOf(token);
    await open({ CancellationPolicy: [], Policy: 'Not refundable.' });
    const { quoted } = await make(await changeOf(token, { DateTo: '2026/12/02' }));
    expect(quoted).toMatchObject({ Total, Difference: 0, Refund: 0 });
    const cancelled = await post('/api/Stay/QuoteCancellation', {
      PropertyId: 'harbour',
      ConfirmationToken: token,
    });
    expect(cancelled.body).toMatchObject({ Fee: Total, Refund: 0 });
  });

  const sellOut = (night: string) =>
    sql`update inventory set sold = total where room_type_id = 'double' and night = ${night}`.execute(
      server.deps.db,
    );

  it('where a night is sold out says so before a price is shown', async () => {
    const token = await book();
    await sellOut('2026-12-04');
    const sold = { status: 409, body: { Code: 'stay.sold-out' } };
    expect(
      await quote(await changeOf(token, { DateFrom: '2026/12/02', DateTo: '2026/12/05' })),
    ).toMatchObject(sold);
    expect(
      await quote(await changeOf(token, { DateFrom: '2026/12/02', DateTo: '2026/12/04' })),
    ).toMatchObject({
      status: 200,
    });
  });

  it('whose night is sold out meanwhile changes nothing, also when the others are there', async () => {
    const token = await book();
    const change = await changeOf(token, { DateFrom: '2026/12/02', DateTo: '2026/12/05' });
    const { body } = await quote(change);
    await sellOut('2026-12-04');
    const before = await sold('double');
    expect(await confirm(change, body)).toMatchObject({ status: 409, body: { Code: 'stay.sold-out' } });
    expect(await sold('double')).toEqual(before);
    expect(await stayOf(token)).toMatchObject({ DateFrom: '2026/12/01', Refunds: [] });
  });

  it('of a change and a cancellation at once one wins, and the other gets a conflict', async () => {
    const token = await book();
    const change = await changeOf(token, { DateTo: '2026/12/03' });
    const { body: toChange } = await quote(change);
    const stay = { PropertyId: 'harbour', ConfirmationToken: token };
    const { body: toCancel } = await post('/api/Stay/QuoteCancellation', stay);
    const answers = await Promise.all([
      confirm(change, toChange),
      post('/api/Stay/Cancel', { ...stay, QuoteToken: toCancel['QuoteToken'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await runJobs();
    const { Total, Paid } = await stayOf(token);
    expect(Paid).toBe(Total);
  });

  it('a quote holds for what was asked only', async () => {
    const token = await book();
    const change = await changeOf(token, { DateTo: '2026/12/03' });
    const { body } = await quote(change);
    expect((await confirm({ ...change, DateTo: '2026/12/02' }, body)).status).toBe(409);
  });

  it('whose price the hotel has changed meanwhile is refused, and changes nothing', async () => {
    const token = await book();
    const before = await stayOf(token);
    const change = await changeOf(token, { DateTo: '2026/12/06' });
    const { body } = await quote(change);
    await open({}, {}, { Rates: hotelFile({ baseRate: 130 })['Rates'] });
    expect((await confirm(change, body)).status).toBe(409);
    expect(await stayOf(token)).toEqual(before);
  });

  it.each<[string, object, Wire, Wire]>([
    ['dates', { Dates: null }, { DateTo: '2026/12/03' }, {}],
    ['the party', { Party: null }, {}, { NumberOfAdults: 1 }],
    ['the room', { Rooms: 7 }, {}, { RoomTypeId: 'suite' }],
    ['extras', { Extras: null }, {}, { Services: [{ ServiceId: 'breakfast', Quantity: 1 }] }],
    ['requests', { Requests: null }, { Notes: 'Late' }, {}],
  ])(
    'names the telephone number where the hotel changes %s itself',
    async (_, GuestChanges, change, room) => {
      await open({}, { GuestChanges });
      const token = await book();
      const { status, body } = await quote(await changeOf(token, change, room));
      expect({ status, body }).toMatchObject({ status: 409, body: { Code: 'stay.by-telephone' } });
    },
  );

  it('charges that are still to come move with the arrival', async () => {
    await open({ Payment: { When: 'days-before', Days: 2 } });
    const token = await book();
    await make(await changeOf(token, { DateFrom: '2026/12/06', DateTo: '2026/12/08' }));
    const dues = await server.deps.db.selectFrom('payment_due').select(['due_on', 'amount_minor']).execute();
    const { Total } = await stayOf(token);
    expect(dues).toEqual([{ due_on: '2026/12/04', amount_minor: Math.round(Number(Total) * 100) }]);
    const letter = await changedLetter();
    expect(letter?.totals?.at(-1)).toEqual({
      label: 'Charged to your card on Fri 4th Dec 2026',
      value: `£${Number(Total).toFixed(2)}`,
    });
    expect(letter?.action?.url).toContain(`/Book/HARBOUR/Stay/${String(token)}`);
    server.clock.set('2026-12-04T09:00:00Z');
    await runJobs();
    expect((await stayOf(token))['Paid']).toBe(Total);
  });
});
