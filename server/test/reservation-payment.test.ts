import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import type { PaymentGateway } from '../src/modules/payment/gateway.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import {
  aBooking,
  chargeStates,
  countRows,
  countStock,
  create,
  getStatus,
  mailKinds,
  paidBy,
  type Reply,
} from './support/bookings.ts';

const challengeCard = paidBy({ creditCardNumber: '4000000000003220' });

describe('paying for a booking', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp();
    await openHotel(server.deps, { rooms: 1 });
  });
  afterEach(() => server.close());

  const double = () => countStock(server.deps.db, 'double');
  const decide = (made: Reply, decision: string) =>
    server.app.inject({
      method: 'POST',
      url: String(made.body['PaymentUrl']),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `Decision=${decision}`,
    });
  const runJob = (now: string, gateway?: Partial<PaymentGateway>) => {
    server.clock.set(now);
    const { db, clock, env } = server.deps;
    return settleOpenPayments({
      ...server.deps,
      gateway: { ...createCardGateway(db, clock, env), ...gateway },
    });
  };

  it.each([
    ['declined', '4000000000000002', /declined and nothing was charged/],
    ['insufficient funds', '4000000000009995', /insufficient funds and nothing was charged/],
    ['expired', '4000000000000069', /expired, and nothing was charged/],
    ['a wrong code', '4000000000000127', /security code is not right, and nothing was charged/],
    ['an error', '4000000000000119', /error while processing it, and nothing was charged/],
  ])('gives the rooms back when the card is refused: %s', async (_name, creditCardNumber, words) => {
    const refused = await create(server, aBooking(paidBy({ creditCardNumber })));
    expect(refused.status).toBe(422);
    expect(refused.body['Message']).toMatch(words);
    expect(await double()).toEqual({ sold: 0, held: 0 });
    expect(await countRows(server.deps.db, 'outbox')).toBe(0);
    expect((await create(server)).body).toMatchObject({ Status: 'Confirmed' });
  });

  it('tells of the card that paid its kind and last four digits, and nothing more', async () => {
    const made = await create(server, aBooking());
    const { propertyId } = aBooking();
    const query = new URLSearchParams({
      propertyId,
      confirmationToken: String(made.body['ConfirmationToken']),
    });
    const shown = await server.app.inject(`/api/Reservation/Confirmation?${query.toString()}`);
    expect(shown.json()).toMatchObject({ PaidWith: { Scheme: 'visa', LastFour: '4242' } });
  });

  it('holds the rooms while the guest is at the bank, and sells them when the payment is approved', async () => {
    const made = await create(server, aBooking(challengeCard));
    expect(made.body).toMatchObject({ Status: 'RequiresAction', ExpiresAtUtc: '2026-11-20T10:15:00.000Z' });
    expect(await double()).toEqual({ sold: 0, held: 3 });
    expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'PendingPayment',
    });

    const page = await server.app.inject(String(made.body['PaymentUrl']));
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('The Harbour Hotel');

    const back = await decide(made, 'approve');
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toBe(`/Book/HARBOUR/Status/${String(made.body['ConfirmationToken'])}`);
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
      Success: true,
      Status: 'Confirmed',
    });
    // Back in the browser's history, the page leads on instead of asking twice.
    expect((await decide(made, 'refuse')).statusCode).toBe(303);
    expect(await chargeStates(server.deps.db)).toEqual(['captured']);
  });

  it('keeps the rooms for another try when the guest refuses, and releases them when their time is over', async () => {
    const made = await create(server, aBooking(challengeCard));
    await decide(made, 'refuse');
    expect(await double()).toEqual({ sold: 0, held: 3 });
    const { body } = await getStatus(server, made.body['ConfirmationToken']);
    expect(body).toMatchObject({ Success: false, Status: 'Held' });
    expect(body['Message']).toMatch(/nothing was charged. We still hold your rooms/);
    await runJob('2026-11-20T10:14:00Z');
    expect(await double()).toEqual({ sold: 0, held: 3 });
    await runJob('2026-11-20T10:15:00Z');
    expect(await double()).toEqual({ sold: 0, held: 0 });
    expect(await mailKinds(server.deps.db)).toEqual(['booking-expired']);
  });

  it('learns of an approval from the Status page when the notification was lost', async () => {
    const made = await create(server, aBooking(challengeCard));
    await server.deps.db.updateTable('simulator_charge').set({ state: 'captured' }).execute();
    expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'Confirmed',
    });
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('releases the rooms of a guest who does not come back, not before the hold runs out', async () => {
    const made = await create(server, aBooking(challengeCard));
    await runJob('2026-11-20T10:14:00Z');
    expect(await double()).toEqual({ sold: 0, held: 3 });
    await runJob('2026-11-20T10:16:00Z');
    expect(await double()).toEqual({ sold: 0, held: 0 });
    await decide(made, 'approve');
    expect(await chargeStates(server.deps.db)).toEqual(['challenge']);
  });

  it('takes the rooms again for money that comes late, while they are free', async () => {
    const made = await create(server, aBooking(challengeCard));
    const lookup = () => Promise.resolve({ kind: 'pending' } as const);
    await runJob('2026-11-20T10:16:00Z', { lookup });
    expect(await double()).toEqual({ sold: 0, held: 0 });
    await server.deps.db.updateTable('simulator_charge').set({ state: 'captured' }).execute();
    await runJob('2026-11-20T10:20:00Z');
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'Confirmed',
    });
  });

  it('gives money that comes late back when the rooms are gone', async () => {
    const made = await create(server, aBooking(challengeCard));
    const lookup = () => Promise.resolve({ kind: 'pending' } as const);
    await runJob('2026-11-20T10:16:00Z', { lookup });
    expect((await create(server)).body).toMatchObject({ Status: 'Confirmed' });
    await server.deps.db
      .updateTable('simulator_charge')
      .set({ state: 'captured' })
      .where('state', '=', 'challenge')
      .execute();
    await runJob('2026-11-20T10:20:00Z');
    expect((await chargeStates(server.deps.db)).sort()).toEqual(['captured', 'refunded']);
    expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
      Success: false,
      Status: 'Refunded',
    });
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('asks for a refund again until the gateway takes it', async () => {
    const made = await create(server, aBooking(challengeCard));
    const lookup = () => Promise.resolve({ kind: 'pending' } as const);
    await runJob('2026-11-20T10:16:00Z', { lookup });
    await create(server);
    await server.deps.db.updateTable('simulator_charge').set({ state: 'captured' }).execute();
    const refund = () => Promise.reject(new Error('the gateway is down'));
    await runJob('2026-11-20T10:20:00Z', { refund });
    const status = await getStatus(server, made.body['ConfirmationToken']);
    expect(status.body['Message']).toMatch(/your payment is refunded in full/);
    expect(await chargeStates(server.deps.db)).toEqual(['captured', 'captured']);
    await runJob('2026-11-20T10:21:00Z');
    expect((await chargeStates(server.deps.db)).sort()).toEqual(['captured', 'refunded']);
  });

  it('grants nothing for another amount', async () => {
    await create(server, aBooking(challengeCard));
    const lookup = () => Promise.resolve({ kind: 'captured', amountMinor: 1, currency: 'GBP' } as const);
    await runJob('2026-11-20T10:01:00Z', { lookup });
    expect(await double()).toEqual({ sold: 0, held: 0 });
    expect(await countRows(server.deps.db, 'outbox')).toBe(0);
  });
});
