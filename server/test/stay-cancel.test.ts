import { sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargeDues } from '../src/jobs/charge-due.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import type { PaymentGateway } from '../src/modules/payment/gateway.ts';
import { giveBack } from '../src/modules/stay/give-back.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import {
  aBooking,
  countStock,
  create,
  get,
  getConfirmation,
  getStatus,
  mailKinds,
} from './support/bookings.ts';
import { engines } from './support/database.ts';
import { openPricedHotel } from './support/priced-hotel.ts';

// Booked on 20 November, three nights of a double from 1 December, free until check-in two days before.
const free = '2026-11-28T12:00:00Z';
const late = '2026-11-29T16:00:00Z';

describe.each(engines)('cancelling a stay, on %s', (engine) => {
  let server: TestApp;
  const open = async (plan: object = {}, property: object = {}) => {
    const hotel = hotelFile();
    const [first, ...others] = hotel['RatePlans'] as readonly object[];
    const file = {
      ...hotel,
      Property: { ...(hotel['Property'] as object), ...property },
      RatePlans: [{ ...first, ...plan }, ...others],
    };
    await openPricedHotel(server, { currency: 'GBP', file }, 'harbour');
  };
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open();
  });
  afterEach(() => server.close());

  const post = async (url: string, payload: object) => {
    const response = await server.app.inject({ method: 'POST', url, payload });
    const body: Record<string, unknown> = response.json();
    return { status: response.statusCode, body };
  };
  const book = async (changes: Parameters<typeof aBooking>[0] = {}) => {
    const made = await create(server, aBooking({ rooms: [aBookedRoom()], ...changes }));
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ Status: 'Confirmed' });
    return made.body['ConfirmationToken'];
  };
  const quote = (token: unknown, ReservationItemIds?: readonly unknown[]) =>
    post('/api/Stay/QuoteCancellation', {
      PropertyId: 'harbour',
      ConfirmationToken: token,
      ReservationItemIds,
    });
  const cancel = (token: unknown, quoted: Record<string, unknown>) =>
    post('/api/Stay/Cancel', {
      PropertyId: 'harbour',
      ConfirmationToken: token,
      QuoteToken: quoted['QuoteToken'],
    });
  const stayOf = async (token: unknown) =>
    (await get(server, `/api/Stay?propertyId=harbour&confirmationToken=${String(token)}`)).body;
  const gateway = () => createCardGateway(server.deps.db, server.clock, server.deps.env);
  const runGiveBack = (changed: Partial<PaymentGateway> = {}) =>
    giveBack({ ...server.deps, gateway: { ...gateway(), ...changed } });
  const refunded = async () => {
    const { rows } = await sql<{ minor: number }>`
      select coalesce(sum(amount_minor), 0)::int as minor from simulator_refund`.execute(server.deps.db);
    return rows[0]?.minor;
  };
  const itemIds = async (token: unknown) => {
    const { Rooms } = (await stayOf(token)) as { Rooms: readonly { ReservationItemId: string }[] };
    return Rooms.map((room) => room.ReservationItemId);
  };

  it('costs nothing in time: stock and money go back, once', async () => {
    const token = await book();
    const { Total } = await stayOf(token);
    server.clock.set(free);
    const { body: quoted } = await quote(token);
    expect(quoted).toMatchObject({
      Fee: 0,
      Refund: Total,
      Charge: 0,
      Total: 0,
      UntilUtc: '2026-11-29T15:00:00.000Z',
    });
    expect(await cancel(token, quoted)).toMatchObject({
      status: 200,
      body: { Success: true, Stay: { IsCancelled: true, Refunds: [{ Amount: Total, State: 'Due' }] } },
    });
    // The same again, as after a lost answer.
    expect((await cancel(token, quoted)).status).toBe(200);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
    await runGiveBack();
    await runGiveBack();
    expect(await refunded()).toBe(Math.round(Number(Total) * 100));
    expect(await stayOf(token)).toMatchObject({
      Paid: 0,
      Total: 0,
      Refunds: [{ Amount: Total, State: 'Done', Card: { LastFour: '4242' } }],
    });
    expect(await mailKinds(server.deps.db)).toEqual([
      'booking-confirmation',
      'booking-cancelled',
      'refund-made',
    ]);
    expect((await getStatus(server, token)).body).toMatchObject({
      Success: false,
      Message: 'This booking was cancelled.',
    });
    expect((await getConfirmation(server, token)).body).toMatchObject({
      Status: 'Refunded',
      CancelledAtUtc: '2026-11-28T12:00:00.000Z',
      Total: 0,
    });
  });

  it('keeps the fee after the deadline and gives the rest back', async () => {
    const token = await book();
    server.clock.set(late);
    const { body: quoted } = await quote(token);
    const { Total } = (await stayOf(token)) as { Total: number };
    expect(Number(quoted['Fee'])).toBeGreaterThan(0);
    expect(Number(quoted['Fee']) + Number(quoted['Refund'])).toBeCloseTo(Total, 2);
    expect((await cancel(token, quoted)).status).toBe(200);
    await runGiveBack();
    expect(await stayOf(token)).toMatchObject({ Paid: quoted['Fee'], Total: quoted['Fee'] });
    const { body } = await getConfirmation(server, token);
    expect(body).toMatchObject({
      Balance: 0,
      Items: [
        { TotalCost: quoted['Fee'], PriceLines: [{ Text: 'Cancellation fee', Amount: quoted['Fee'] }] },
      ],
    });
  });

  it('cancels one room of two and leaves the other', async () => {
    const token = await book({ rooms: [aBookedRoom(), aBookedRoom()] });
    const [first] = await itemIds(token);
    server.clock.set(free);
    const { body: quoted } = await quote(token, [first]);
    expect((await cancel(token, quoted)).body).toMatchObject({ Stay: { IsCancelled: false } });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
    await runGiveBack();
    expect(await stayOf(token)).toMatchObject({ Paid: quoted['Total'], Total: quoted['Total'] });
    const { body: rest } = await quote(token);
    expect(rest).toMatchObject({ Rooms: [expect.anything()], Refund: quoted['Total'], Total: 0 });
    expect((await cancel(token, rest)).body).toMatchObject({ Stay: { IsCancelled: true } });
    await runGiveBack();
    expect(await stayOf(token)).toMatchObject({ Paid: 0 });
  });

  it('is recorded for the hotel, with what goes back, once', async () => {
    const token = await book({ rooms: [aBookedRoom(), aBookedRoom()] });
    const [first] = await itemIds(token);
    server.clock.set(free);
    const { body: quoted } = await quote(token, [first]);
    await cancel(token, quoted);
    await cancel(token, quoted);
    await cancel(token, (await quote(token)).body);
    const events = await server.deps.db
      .selectFrom('booking_event')
      .select(['kind', 'actor', 'facts'])
      .orderBy('sequence')
      .execute();
    expect(events).toMatchObject([
      { kind: 'new' },
      { kind: 'changed', actor: 'guest', facts: { reason: 'cancelled', itemIds: [first], amountMinor: 0 } },
      { kind: 'cancelled', actor: 'guest', facts: { status: 'Cancelled', totalMinor: 0 } },
    ]);
  });

  it('gives limited extras of the room back', async () => {
    const service = { reservationItemId: null, serviceId: 'parking', quantity: 1, service: null };
    const token = await book({ rooms: [aBookedRoom({ services: [service] })] });
    expect(await countStock(server.deps.db, 'parking')).toEqual({ sold: 3, held: 0 });
    server.clock.set(free);
    await cancel(token, (await quote(token)).body);
    expect(await countStock(server.deps.db, 'parking')).toEqual({ sold: 0, held: 0 });
  });

  it('leaves nothing half done when the database fails at the last step', async () => {
    const token = await book();
    server.clock.set(free);
    const { body: quoted } = await quote(token);
    await sql`alter table booking_event add constraint no_cancelling check (kind <> 'cancelled')`.execute(
      server.deps.db,
    );
    expect((await cancel(token, quoted)).status).toBe(500);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
    expect(await stayOf(token)).toMatchObject({ IsCancelled: false, Refunds: [] });
    await sql`alter table booking_event drop constraint no_cancelling`.execute(server.deps.db);
    expect((await cancel(token, quoted)).status).toBe(200);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
  });

  it('of two tabs one cancels, and the other is told', async () => {
    const token = await book();
    server.clock.set(free);
    const [one, other] = [(await quote(token)).body, (await quote(token)).body];
    const answers = await Promise.all([cancel(token, one), cancel(token, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await runGiveBack();
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
    expect(await stayOf(token)).toMatchObject({ Paid: 0, Refunds: [{ State: 'Done' }] });
  });

  it.each([
    ['after a quarter of an hour', '2026-11-28T12:16:00Z', free],
    ['when the deadline has passed meanwhile', '2026-11-29T15:00:00Z', '2026-11-29T14:55:00Z'],
  ])('a quote does not hold %s', async (_, then, asked) => {
    const token = await book();
    server.clock.set(asked);
    const { body: quoted } = await quote(token);
    server.clock.set(then);
    expect(await cancel(token, quoted)).toMatchObject({ status: 409, body: { Code: 'stay.quote-over' } });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
  });

  it('is not believed with another signature', async () => {
    const token = await book();
    const other = await book();
    const { body: quoted } = await quote(other);
    expect((await cancel(token, quoted)).status).toBe(409);
    const [content = ''] = String(quoted['QuoteToken']).split('.');
    expect((await cancel(other, { QuoteToken: `${content}.AAAA` })).status).toBe(409);
  });

  it.each<[string, object, object, string]>([
    ['does not allow it', {}, { GuestChanges: { Cancel: null } }, free],
    ['allows it three days before only', {}, { GuestChanges: { Cancel: 3 } }, '2026-11-28T15:00:00Z'],
    ['has words and no rules', { Policy: 'Ask us.', CancellationPolicy: [] }, {}, free],
    ['expects the guest already', {}, {}, '2026-12-01T15:00:00Z'],
  ])('names the telephone number where the hotel %s', async (_, plan, property, now) => {
    await open(plan, property);
    const token = await book();
    server.clock.set(now);
    const { status, body } = await quote(token);
    expect(status).toBe(409);
    expect(body).toMatchObject({ Code: 'stay.by-telephone' });
    expect(body['Message']).toContain((await stayOf(token))['Telephone']);
  });

  it('gives the voucher back first what the fee leaves of it', async () => {
    const token = await book({ hopGiftVoucherCode: 'GIFT50' });
    server.clock.set(free);
    const { body: quoted } = await quote(token);
    expect(quoted).toMatchObject({ VoucherBack: 50 });
    await cancel(token, quoted);
    const { balance_minor: balance } = await server.deps.db
      .selectFrom('voucher')
      .select('balance_minor')
      .where('code', '=', 'GIFT50')
      .executeTakeFirstOrThrow();
    expect(balance).toBe(5000);
  });

  it('a refund that the gateway delays is said to be, and is asked about again', async () => {
    const token = await book();
    server.clock.set(free);
    await cancel(token, (await quote(token)).body);
    await runGiveBack({ refund: () => Promise.resolve() });
    expect(await stayOf(token)).toMatchObject({ Refunds: [{ State: 'Delayed' }] });
    const {
      refund_id: key,
      payment_id: paymentId,
      amount_minor: amount,
    } = await server.deps.db.selectFrom('refund').selectAll().executeTakeFirstOrThrow();
    const { gateway_reference: reference } = await server.deps.db
      .selectFrom('payment')
      .select('gateway_reference')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await gateway().refund(
      { propertyId: 'harbour', reference: reference ?? '', gatewayId: null },
      amount,
      key,
    );
    server.clock.set('2026-11-28T13:00:00Z');
    await runGiveBack();
    expect(await stayOf(token)).toMatchObject({ Paid: 0, Refunds: [{ State: 'Done' }] });
  });

  it('a gateway that fails is asked again, and gives back once', async () => {
    const token = await book();
    server.clock.set(free);
    await cancel(token, (await quote(token)).body);
    const real = gateway();
    await runGiveBack({
      refund: async (...given) => {
        await real.refund(...given);
        throw new Error('The answer was lost');
      },
    });
    server.clock.set('2026-11-28T13:00:00Z');
    await runGiveBack();
    const { Refunds, Paid } = await stayOf(token);
    expect({ Refunds, Paid }).toMatchObject({ Paid: 0, Refunds: [{ State: 'Done' }] });
  });

  it('charges the fee to the card that was kept as a guarantee', async () => {
    await open({ Payment: { When: 'at-hotel' } });
    const token = await book();
    server.clock.set(late);
    const { body: quoted } = await quote(token);
    expect(quoted).toMatchObject({ Refund: 0, Charge: quoted['Fee'], Card: { LastFour: '4242' } });
    expect(Number(quoted['Charge'])).toBeGreaterThan(0);
    await cancel(token, quoted);
    await chargeDues({ ...server.deps, gateway: gateway() });
    expect(await stayOf(token)).toMatchObject({ Paid: quoted['Fee'], Total: quoted['Fee'] });
  });

  it('ends the charges that were still to come', async () => {
    await open({ Payment: { When: 'days-before', Days: 2 } });
    const token = await book();
    server.clock.set('2026-11-27T12:00:00Z');
    const { body: quoted } = await quote(token);
    expect(quoted).toMatchObject({ Fee: 0, Refund: 0, Charge: 0 });
    await cancel(token, quoted);
    server.clock.set('2026-11-30T12:00:00Z');
    await chargeDues({ ...server.deps, gateway: gateway() });
    expect(await stayOf(token)).toMatchObject({ Paid: 0, IsCancelled: true });
  });
});
