import { sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargeDues } from '../src/jobs/charge-due.ts';
import { createPaymentEvents } from '../src/modules/booking/index.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { giveBack } from '../src/modules/stay/give-back.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, countStock, create, mailKinds } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { createFaults } from './support/payment-faults.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { aStaffMember, desk, type StaffMember } from './support/staff.ts';

type Wire = Record<string, unknown>;
interface Booked {
  readonly id: string;
  readonly token: string;
}

// Booked on 20 November, three nights of a double from 1 December, free until check-in two days before.
const free = '2026-11-28T12:00:00Z';
const late = '2026-11-29T16:00:00Z';
const away = '2026-12-01T20:00:00Z';

describe.each(engines)('what the desk does with a booking, on %s', (engine) => {
  let server: TestApp;
  let clerk: StaffMember;
  let owner: StaffMember;
  const open = async (plan: object = {}, property: object = {}) => {
    const hotel = hotelFile();
    const [first, ...others] = hotel['RatePlans'] as readonly object[];
    const Property = { ...(hotel['Property'] as object), ...property };
    const file = { ...hotel, Property, RatePlans: [{ ...first, ...plan }, ...others] };
    await openPricedHotel(server, { currency: 'GBP', file }, 'harbour');
  };
  /** A log-in lasts two hours: who acts on another day logs in on that day. */
  const on = async (now: string) => {
    server.clock.set(now);
    clerk = await aStaffMember(server, `clerk-${now.slice(5, 13)}@hotel.example`.toLowerCase(), 'front-desk');
    owner = await aStaffMember(server, `owner-${now.slice(5, 13)}@hotel.example`.toLowerCase(), 'owner');
  };
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open();
  });
  afterEach(() => server.close());

  const book = async (changes: Parameters<typeof aBooking>[0] = {}): Promise<Booked> => {
    const made = await create(server, aBooking({ rooms: [aBookedRoom()], ...changes }));
    const token = String(made.body['ConfirmationToken']);
    const { reservation_id: id } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('confirmation_token', '=', token)
      .executeTakeFirstOrThrow();
    return { id, token };
  };
  const of = ({ id }: Booked) => ({ PropertyId: 'harbour', ReservationId: id });
  const quote = (booked: Booked, more: object = {}, by = clerk) =>
    desk(by.browser, 'QuoteCancellation', { ...of(booked), ...more });
  const quoteFee = (booked: Booked, Fee: number, more: object = {}) =>
    desk(owner.browser, 'QuoteFee', { ...of(booked), Fee, Reason: 'Goodwill', ...more });
  const cancel = (booked: Booked, quoted: Wire, by = clerk, more: object = {}) =>
    desk(by.browser, 'Cancel', { ...of(booked), QuoteToken: quoted['QuoteToken'], ...more });
  const read = async ({ id }: Booked): Promise<Wire> =>
    (await clerk.browser.get(`/api/Desk/Booking?propertyId=harbour&reservationId=${id}`)).body;
  const gateway = () => createCardGateway(server.deps.db, server.clock, server.deps.env);
  const runGiveBack = () => giveBack({ ...server.deps, gateway: gateway() });
  const events = () =>
    server.deps.db
      .selectFrom('booking_event')
      .select(['kind', 'actor', 'actor_id', 'facts'])
      .orderBy('sequence')
      .execute();
  const audited = () =>
    server.deps.db
      .selectFrom('staff_audit')
      .select(['action', 'staff_id', 'subject', 'value_before', 'value_after'])
      .where('action', 'like', 'booking.%')
      .orderBy('entry_id')
      .execute();
  const refunded = async () => {
    const { rows } = await sql<{ minor: number }>`
      select coalesce(sum(amount_minor), 0)::int as minor from simulator_refund`.execute(server.deps.db);
    return rows[0]?.minor;
  };
  const listed = async (status: string) => {
    const { body } = await clerk.browser.get(`/api/Desk/Bookings?propertyId=harbour&status=${status}`);
    return (body['Bookings'] as readonly Wire[]).map((row) => row['ReservationId']);
  };

  it('cancels by the rules of the rate, once, as the clerk, with a mail to the guest', async () => {
    const booked = await book();
    await on(late);
    const { body: quoted } = await quote(booked);
    expect(Number(quoted['Fee'])).toBeGreaterThan(0);
    const Notes = 'Called twice';
    expect((await cancel(booked, quoted, clerk, { Notes })).body).toMatchObject({ Success: true });
    expect((await cancel(booked, quoted, clerk, { Notes })).status).toBe(200);
    await runGiveBack();
    expect(await read(booked)).toMatchObject({
      Booking: { Status: 'Refunded', Ended: 'Cancelled', Total: quoted['Fee'], Paid: quoted['Fee'] },
      Refunds: [{ Amount: quoted['Refund'], State: 'Done' }],
      DeskNotes: [{ Text: Notes }],
      History: expect.arrayContaining([
        expect.objectContaining({ Action: 'booking.cancelled', By: 'desk', Name: clerk.email }),
      ]) as unknown,
    });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
    expect((await events()).filter(({ kind }) => kind === 'cancelled')).toMatchObject([
      { actor: 'desk', actor_id: clerk.staffId },
    ]);
    expect(await audited()).toMatchObject([{ action: 'booking.cancelled', subject: booked.id }]);
    expect(await mailKinds(server.deps.db)).toContain('booking-cancelled');
    expect([await listed('Cancelled'), await listed('NoShow')]).toEqual([[booked.id], []]);
  });

  it('cancels where guests may not any more, and a rate of words only once the fee is set', async () => {
    await open({ Policy: 'Ask us.', CancellationPolicy: [] });
    const booked = await book();
    await on('2026-12-01T16:00:00Z');
    expect(await quote(booked)).toMatchObject({ status: 409, body: { Code: 'stay.fee-needed' } });
    const { body: quoted } = await quoteFee(booked, 10);
    expect(quoted).toMatchObject({ Fee: 10, Total: 10 });
    expect((await cancel(booked, quoted, owner)).status).toBe(200);
    expect(await read(booked)).toMatchObject({ Booking: { Total: 10 } });
  });

  it('waives the fee with a reason, which the log keeps; never more than the rooms cost', async () => {
    const booked = await book();
    await on(late);
    const { Total } = (await read(booked))['Booking'] as { Total: number };
    const { body: quoted } = await quoteFee(booked, 0);
    expect(quoted).toMatchObject({ Fee: 0, Refund: Total, Total: 0 });
    expect((await quoteFee(booked, Total + 1)).status).toBe(400);
    // It holds for who asked for it.
    expect(await cancel(booked, quoted, clerk)).toMatchObject({
      status: 409,
      body: { Code: 'stay.quote-over' },
    });
    expect((await cancel(booked, quoted, owner)).status).toBe(200);
    await runGiveBack();
    expect(await refunded()).toBe(Math.round(Total * 100));
    expect(await audited()).toMatchObject([
      { staff_id: owner.staffId, value_after: { feeMinor: 0, because: 'Goodwill' } },
    ]);
  });

  it('believes no quote that was a guest’s, and no guest one of the desk’s', async () => {
    const booked = await book();
    await on(free);
    const post = async (url: string, payload: object): Promise<Wire & { status: number }> => {
      const response = await server.app.inject({ method: 'POST', url, payload });
      return { ...response.json<Wire>(), status: response.statusCode };
    };
    const ofGuest = { PropertyId: 'harbour', ConfirmationToken: booked.token };
    const guests = await post('/api/Stay/QuoteCancellation', ofGuest);
    expect((await cancel(booked, guests)).status).toBe(409);
    const { body: own } = await quoteFee(booked, 0);
    const QuoteToken = own['QuoteToken'];
    expect((await post('/api/Stay/Cancel', { ...ofGuest, QuoteToken })).status).toBe(409);
  });

  it('of desk and guest at once one cancels, and the other is told', async () => {
    const booked = await book();
    await on(free);
    const ofGuest = { PropertyId: 'harbour', ConfirmationToken: booked.token };
    const inject = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
    const guests = (await inject('/api/Stay/QuoteCancellation', ofGuest)).json<Wire>();
    const { body: quoted } = await quote(booked);
    const answers = await Promise.all([
      cancel(booked, quoted).then(({ status }) => status),
      inject('/api/Stay/Cancel', { ...ofGuest, QuoteToken: guests['QuoteToken'] }).then(
        ({ statusCode }) => statusCode,
      ),
    ]);
    expect(answers.toSorted()).toEqual([200, 409]);
    await runGiveBack();
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
    expect(await read(booked)).toMatchObject({ Booking: { Paid: 0 }, Refunds: [{ State: 'Done' }] });
  });

  it('a guest who has not come: not before the hotel’s hour; the nights to come are free again', async () => {
    const booked = await book();
    await on('2026-12-01T14:00:00Z');
    expect(await quote(booked, { NoShow: true })).toMatchObject({
      status: 409,
      body: { Code: 'stay.no-show-early' },
    });
    await on('2026-12-02T09:00:00Z');
    const { body: quoted } = await quote(booked, { NoShow: true });
    expect(Number(quoted['Fee'])).toBeGreaterThan(0);
    expect((await cancel(booked, quoted)).body).toMatchObject({ Success: true });
    // The night that is over stays sold.
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 1, held: 0 });
    expect(await read(booked)).toMatchObject({ Booking: { Ended: 'NoShow', Total: quoted['Fee'] } });
    expect((await events()).at(-1)).toMatchObject({ kind: 'no-show', actor_id: clerk.staffId });
    expect([await listed('NoShow'), await listed('Cancelled')]).toEqual([[booked.id], []]);
    const mail = await server.deps.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'booking-cancelled')
      .executeTakeFirstOrThrow();
    expect(mail.payload).toMatchObject({ noShow: true, by: 'desk' });
  });

  it('charges the card that guarantees the booking for a guest who has not come', async () => {
    await open({ Payment: { When: 'at-hotel' }, NoShow: { FeeType: 'Nights', Value: 1 } });
    const booked = await book();
    await on(away);
    const { body: quoted } = await quote(booked, { NoShow: true });
    expect(quoted).toMatchObject({ Refund: 0, Charge: quoted['Fee'] });
    await cancel(booked, quoted);
    await chargeDues({ ...server.deps, gateway: gateway() });
    expect(await read(booked)).toMatchObject({ Booking: { Paid: quoted['Fee'], Total: quoted['Fee'] } });
  });

  /** The booking as it is, with some of it otherwise; `room` for all of its rooms. */
  const changeOf = async (booked: Booked, changes: object = {}, room: object = {}): Promise<Wire> => {
    const { DateFrom, DateTo, Rooms } = (await read(booked))['Stay'] as Wire;
    return {
      DateFrom,
      DateTo,
      Rooms: (Rooms as readonly Wire[]).map((each) => ({
        ReservationItemId: each['ReservationItemId'],
        RoomTypeId: each['RoomTypeId'],
        RatePlanId: each['RatePlanId'],
        NumberOfAdults: each['NumberOfAdults'],
        NumberOfChildren: each['NumberOfChildren'],
        NumberOfInfants: each['NumberOfInfants'],
        ...room,
      })),
      ...changes,
    };
  };
  const quoteChange = (booked: Booked, wanted: object, by = clerk) =>
    desk(by.browser, 'QuoteChange', { ...of(booked), ...wanted });

  describe('changes it', () => {
    const change = (booked: Booked, wanted: object, { QuoteToken }: Wire, by = clerk) =>
      desk(by.browser, 'Change', { ...of(booked), ...wanted, QuoteToken });

    it('where guests may not by themselves, once, as the clerk, with the guest’s price and mail', async () => {
      const none = { Dates: null, Party: null, Rooms: null, Names: null, Requests: null };
      await open({}, { GuestChanges: none });
      const booked = await book();
      await on(free);
      const Guests = [{ FirstName: 'Grace', LastName: 'Hopper', Email: null, Phone: null }];
      const wanted = await changeOf(
        booked,
        { DateTo: '2026/12/05', Notes: 'A cot, please' },
        { RoomTypeId: 'suite', NumberOfAdults: 1, Guests },
      );
      const { body: quoted } = await quoteChange(booked, wanted);
      expect(quoted).toMatchObject({ Difference: expect.any(Number) as number });
      expect(Number(quoted['DueNow'])).toBe(quoted['Difference']);
      expect((await change(booked, wanted, quoted)).body).toMatchObject({ Success: true });
      expect((await change(booked, wanted, quoted)).status).toBe(200);
      expect(await read(booked)).toMatchObject({
        Booking: { DateTo: '2026/12/05', RoomTypes: ['Room suite'], Total: quoted['Total'] },
        Notes: 'A cot, please',
        Guests: [[{ Name: 'Grace Hopper' }]],
        StayVersion: 1,
      });
      const { History } = (await read(booked)) as { History: readonly Wire[] };
      expect(History.filter(({ Action }) => Action === 'booking.changed')).toMatchObject([
        { By: 'desk', Name: clerk.email },
      ]);
      expect(await audited()).toMatchObject([
        {
          action: 'booking.changed',
          staff_id: clerk.staffId,
          subject: booked.id,
          value_before: { dateTo: '2026/12/04' },
          value_after: { dateTo: '2026/12/05' },
        },
      ]);
      expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
      expect(await countStock(server.deps.db, 'suite')).toEqual({ sold: 4, held: 0 });
      expect(await mailKinds(server.deps.db)).toContain('booking-changed');
    });

    it('gives back what it costs less, and names and requests move no money', async () => {
      const booked = await book();
      await on(free);
      const shorter = await changeOf(booked, { DateTo: '2026/12/03' });
      const { body: quoted } = await quoteChange(booked, shorter);
      expect(Number(quoted['Refund'])).toBeGreaterThan(0);
      await change(booked, shorter, quoted);
      await runGiveBack();
      expect(await refunded()).toBe(Math.round(Number(quoted['Refund']) * 100));
      const told = await changeOf(booked, { Notes: 'Quiet, please' });
      const { body: same } = await quoteChange(booked, told);
      expect(same).toMatchObject({ Difference: 0, Refund: 0, DueNow: 0 });
      expect((await change(booked, told, same)).status).toBe(200);
    });

    it('keeps nothing of a rate of which only words say what cancelling costs', async () => {
      await open({ Policy: 'Ask us.', CancellationPolicy: [] });
      const booked = await book();
      await on(late);
      const wanted = await changeOf(booked, { DateTo: '2026/12/03' });
      const { body: quoted } = await quoteChange(booked, wanted);
      const { Total, OldTotal } = quoted as { Total: number; OldTotal: number };
      expect(Total).toBeLessThan(OldTotal);
      expect((await change(booked, wanted, quoted)).status).toBe(200);
    });

    it('believes a quote of who asked for it only, for what it was asked of', async () => {
      const booked = await book();
      await on(free);
      const wanted = await changeOf(booked, { DateTo: '2026/12/05' });
      const { body: quoted } = await quoteChange(booked, wanted);
      const refused = { status: 409, body: { Code: 'stay.quote-over' } };
      expect(await change(booked, wanted, quoted, owner)).toMatchObject(refused);
      expect(await change(booked, { ...wanted, DateTo: '2026/12/06' }, quoted)).toMatchObject(refused);
      const asGuest = { PropertyId: 'harbour', ConfirmationToken: booked.token, ...wanted };
      const payload = { ...asGuest, QuoteToken: quoted['QuoteToken'] };
      const guests = await server.app.inject({ method: 'POST', url: '/api/Stay/Change', payload });
      expect(guests.statusCode).toBe(409);
      expect(await read(booked)).toMatchObject({ StayVersion: 0 });
    });

    it('of a guest’s change and the desk’s cancelling at once one is done, and the other is told', async () => {
      const booked = await book();
      await on(free);
      const wanted = await changeOf(booked, { DateTo: '2026/12/03' });
      const ofGuest = { PropertyId: 'harbour', ConfirmationToken: booked.token, ...wanted };
      const inject = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
      const guests = (await inject('/api/Stay/QuoteChange', ofGuest)).json<Wire>();
      const { body: quoted } = await quote(booked);
      const answers = await Promise.all([
        cancel(booked, quoted).then(({ status }) => status),
        inject('/api/Stay/Change', { ...ofGuest, QuoteToken: guests['QuoteToken'] }).then(
          ({ statusCode }) => statusCode,
        ),
      ]);
      expect(answers.toSorted()).toEqual([200, 409]);
      const { Booking } = (await read(booked)) as { Booking: Wire };
      const isCancelled = Booking['Status'] === 'Refunded';
      expect(await countStock(server.deps.db, 'double')).toEqual({ sold: isCancelled ? 0 : 2, held: 0 });
      expect(await read(booked)).toMatchObject({ StayVersion: 1 });
    });
  });

  describe('gives money back', () => {
    const giveMoney = (booked: Booked, Amount: number, StayVersion: unknown, by = owner) =>
      desk(by.browser, 'Refund', { ...of(booked), Amount, StayVersion, Reason: 'OurMistake' });

    it('a part: the booking costs so much less and asks for nothing', async () => {
      const booked = await book({ rooms: [aBookedRoom(), aBookedRoom()] });
      await on(free);
      const before = await read(booked);
      const { Total } = before['Booking'] as { Total: number };
      expect(before).toMatchObject({ Refundable: expect.any(Number) as number, StayVersion: 0 });
      expect((await giveMoney(booked, 50, 0)).body).toMatchObject({ Success: true });
      await runGiveBack();
      await runGiveBack();
      expect(await refunded()).toBe(5000);
      const after = await read(booked);
      expect(after).toMatchObject({
        Booking: { Total: Total - 50, Paid: Total - 50 },
        Confirmation: { Balance: 0 },
        Refunds: [{ Amount: 50, State: 'Done' }],
      });
      const { Items } = after['Confirmation'] as {
        Items: readonly { TotalCost: number; PriceLines: readonly { Amount: number }[] }[];
      };
      for (const item of Items)
        expect(item.PriceLines.reduce((sum, { Amount }) => sum + Amount, 0)).toBeCloseTo(item.TotalCost, 2);
      expect(await audited()).toMatchObject([
        { action: 'booking.refund', value_after: { amountMinor: 5000, because: 'OurMistake' } },
      ]);
    });

    it('of what was kept of a cancelled booking, all of it, and then no more', async () => {
      const booked = await book();
      await on(late);
      const { body: quoted } = await quote(booked);
      await cancel(booked, quoted);
      expect(await read(booked)).toMatchObject({ Refundable: quoted['Fee'], StayVersion: 1 });
      expect((await giveMoney(booked, Number(quoted['Fee']), 1)).status).toBe(200);
      expect((await giveMoney(booked, 0.01, 2)).status).toBe(400);
      await runGiveBack();
      expect(await read(booked)).toMatchObject({ Booking: { Paid: 0, Total: 0 }, Refundable: 0 });
    });

    it('not rounded: neither back nor as a fee is an amount taken that the currency cannot have', async () => {
      const booked = await book();
      await on(free);
      const words = 'This amount has more decimals than GBP has.';
      expect(await giveMoney(booked, 10.555, 0)).toMatchObject({
        status: 400,
        body: { ModelState: { Amount: [words] } },
      });
      expect(await quoteFee(booked, 10.555)).toMatchObject({
        status: 400,
        body: { ModelState: { Fee: [words] } },
      });
      expect(await read(booked)).toMatchObject({ Refunds: [], StayVersion: 0 });
    });

    it.each([
      ['more than was paid', 100_000, 0, 400],
      ['of a booking that was changed meanwhile', 1, 3, 409],
    ])('not %s', async (_, amount, version, status) => {
      const booked = await book();
      await on(free);
      const answer = await giveMoney(booked, amount, version);
      expect(answer.status).toBe(status);
      // The clerk reads of the guest's booking, not of one's own.
      expect(JSON.stringify(answer.body)).not.toContain('Your booking');
      expect(await read(booked)).toMatchObject({ Refunds: [], StayVersion: 0 });
    });

    it('counts what is on its way back as gone when the rest is cancelled', async () => {
      const booked = await book();
      await on(free);
      const { Total } = (await read(booked))['Booking'] as { Total: number };
      await giveMoney(booked, 20, 0);
      const { body: quoted } = await quote(booked);
      expect(quoted).toMatchObject({ Refund: Total - 20 });
      await cancel(booked, quoted);
      await runGiveBack();
      expect(await refunded()).toBe(Math.round(Total * 100));
    });

    it('all of it: what a change costs more is still to be paid at once', async () => {
      const booked = await book();
      await on(free);
      const { Refundable } = await read(booked);
      await giveMoney(booked, Number(Refundable), 0);
      const more = await changeOf(booked, {}, { Services: [{ ServiceId: 'breakfast', Quantity: 1 }] });
      const { body: quoted } = await quoteChange(booked, more);
      expect(Number(quoted['Difference'])).toBeGreaterThan(0);
      expect(quoted['DueNow']).toBe(quoted['Difference']);
    });

    it('is one entry of the history, and is not asked for again when dates are changed', async () => {
      const booked = await book();
      await on(free);
      await giveMoney(booked, 50, 0);
      const { History } = (await read(booked)) as { History: readonly Wire[] };
      expect(History.map(({ Action }) => Action)).toEqual(['booking.refund', 'booking.new']);
      const { body: longer } = await quoteChange(booked, await changeOf(booked, { DateTo: '2026/12/05' }));
      // One night more, at £122.99, to be paid at once; the £50 stay with the guest.
      expect(longer).toMatchObject({ Difference: 122.99, DueNow: 122.99 });
      const { body: shorter } = await quoteChange(booked, await changeOf(booked, { DateTo: '2026/12/03' }));
      expect(shorter).toMatchObject({ Difference: -122.99, Refund: 122.99 });
    });

    it('never makes a cheaper stay cost less than nothing', async () => {
      const booked = await book();
      await on(free);
      await giveMoney(booked, 300, 0);
      const { body: quoted } = await quoteChange(booked, await changeOf(booked, { DateTo: '2026/12/02' }));
      expect(quoted).toMatchObject({ Total: 0, DueNow: 0 });
    });

    it('twice: both are made, also where the answer about the first was lost', async () => {
      const booked = await book();
      await on(free);
      const faults = createFaults();
      const deps = { ...server.deps, gateway: faults.around(gateway()) };
      await giveMoney(booked, 30, 0);
      faults.order('refund', 'lost');
      await giveBack(deps);
      await giveMoney(booked, 20, 1);
      const name = await server.deps.db
        .selectFrom('simulator_charge')
        .select(['property_id as propertyId', 'reference'])
        .executeTakeFirstOrThrow();
      await createPaymentEvents(deps).notified(name);
      await giveBack(deps);
      server.clock.set(away);
      await giveBack(deps);
      const made = await server.deps.db.selectFrom('refund').select('state').execute();
      expect([await refunded(), made]).toEqual([5000, [{ state: 'done' }, { state: 'done' }]]);
    });

    it('of two clerks at once one does it, and the other is told', async () => {
      const booked = await book();
      await on(free);
      const answers = await Promise.all([giveMoney(booked, 20, 0), giveMoney(booked, 20, 0)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await runGiveBack();
      expect(await refunded()).toBe(2000);
    });
  });
});
