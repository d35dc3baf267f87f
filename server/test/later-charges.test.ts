import { randomUUID } from 'node:crypto';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargeDues } from '../src/jobs/charge-due.ts';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { readBookingEvents } from '../src/modules/booking-event/index.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import type { PaymentGateway } from '../src/modules/payment/gateway.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, getConfirmation, mailKinds, paidBy } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { dueCalls } from './support/due-calls.ts';
import { openPricedHotel } from './support/priced-hotel.ts';

const challengeCard = paidBy({ creditCardNumber: '4000000000003220' });
const theDay = '2026-12-13T08:00:00Z';

describe.each(engines)('a charge before arrival, on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    const hotel = hotelFile();
    const [plan, ...others] = hotel['RatePlans'] as readonly object[];
    const file = { ...hotel, HorizonMonths: 6 };
    const RatePlans = [{ ...plan, Payment: { When: 'days-before', Days: 7 } }, ...others];
    await openPricedHotel(server, { currency: 'GBP', file: { ...file, RatePlans } }, 'harbour');
  });
  afterEach(() => server.close());

  const book = async (changes: Parameters<typeof aBooking>[0] = {}) => {
    const stay = { dateFrom: '2026/12/20', dateTo: '2026/12/23' };
    const made = await create(server, aBooking({ ...stay, rooms: [aBookedRoom()], ...changes }));
    expect(made.body).toMatchObject({ Status: 'Confirmed' });
    return made.body['ConfirmationToken'];
  };
  const gateway = () => createCardGateway(server.deps.db, server.clock, server.deps.env);
  const run = async (now: string, changed: Partial<PaymentGateway> = {}) => {
    server.clock.set(now);
    await chargeDues({ ...server.deps, gateway: { ...gateway(), ...changed } });
  };
  const captures = async () => {
    const rows = await server.deps.db
      .selectFrom('simulator_charge')
      .select(['amount_minor'])
      .where('amount_minor', '>', 0)
      .where('state', '=', 'captured')
      .execute();
    return rows.length;
  };
  const events = async () =>
    (await readBookingEvents(server.deps.db, 'harbour', { after: 0, limit: 100 })).map(
      ({ kind, actor, facts }) => [kind, actor, facts.reason],
    );
  const due = async () =>
    server.deps.db
      .selectFrom('payment_due')
      .select(['state', 'attempts', 'try_at', 'due_at'])
      .executeTakeFirstOrThrow();
  const laterPayments = async () => {
    const rows = await server.deps.db
      .selectFrom('payment')
      .select('state')
      .where('purpose', '=', 'later')
      .orderBy('attempt')
      .execute();
    return rows.map(({ state }) => state);
  };
  const decline = () =>
    server.deps.db
      .updateTable('simulator_card')
      .set({ outcome: 'declined', decline_reason: 'insufficient-funds' })
      .execute();

  it('is made from the morning of its day on, once, and the booking is paid', async () => {
    const token = await book();
    await run('2026-12-13T07:59:59Z');
    expect(await captures()).toBe(0);
    await run(theDay);
    await run('2026-12-14T08:00:00Z');
    expect(await captures()).toBe(1);
    const { body } = await getConfirmation(server, token);
    expect(body).toMatchObject({
      Paid: body['Total'],
      Balance: 0,
      PaymentPlan: { DueNow: 0, Later: [{ On: '2026/12/13', Amount: body['Total'], IsPaid: true }] },
    });
    expect(await mailKinds(server.deps.db)).toEqual(['booking-confirmation', 'payment-due']);
    const movements = await server.deps.db.selectFrom('payment_movement').select('kind').execute();
    expect(movements).toEqual([{ kind: 'captured' }]);
    expect(await events()).toEqual([
      ['new', 'guest', undefined],
      ['paid', 'job', undefined],
    ]);
  });

  it.each([
    ['before the clocks go forward', '2027/04/03', '2027-03-27T08:00:00.000Z'],
    ['on the day on which they do', '2027/04/04', '2027-03-28T07:00:00.000Z'],
  ])('is due at eight in the morning at the hotel: %s', async (_when, dateFrom, at) => {
    const dateTo = dateFrom.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0'));
    await book({ dateFrom, dateTo });
    expect((await due()).due_at.toISOString()).toBe(at);
  });

  it('is made once by several instances', async () => {
    await book();
    server.clock.set(theDay);
    const instances = Array.from({ length: 4 }, () => chargeDues({ ...server.deps, gateway: gateway() }));
    await Promise.all(instances);
    expect(await captures()).toBe(1);
    expect(await laterPayments()).toEqual(['approved']);
  });

  const lost = (): Promise<never> =>
    Promise.reject(new Error('The process has died, or the answer was lost'));
  it.each<[string, (real: PaymentGateway) => Partial<PaymentGateway>]>([
    ['before the gateway was asked', () => ({ chargeSaved: lost })],
    [
      'after the gateway had the money',
      (real) => ({ chargeSaved: async (charge) => (await real.chargeSaved?.(charge), lost()) }),
    ],
    [
      'while it was looked up',
      (real) => ({
        chargeSaved: async (charge) => (await real.chargeSaved?.(charge), lost()),
        lookup: lost,
      }),
    ],
  ])('is made once when a process dies %s', async (_when, broken) => {
    const token = await book();
    await run(theDay, broken(gateway()));
    expect((await due()).state).toBe('waiting');
    await run('2026-12-13T08:10:00Z', broken(gateway()));
    await run('2026-12-13T10:00:00Z');
    expect(await captures()).toBe(1);
    expect(await laterPayments()).toEqual(['approved']);
    const { body } = await getConfirmation(server, token);
    expect(body['Paid']).toBe(body['Total']);
  });

  it('is captured later where the gateway only authorised it before the process died', async () => {
    await book();
    const authorised = { kind: 'authorised', currency: 'GBP' } as const;
    const { amount_minor: amountMinor } = await server.deps.db
      .selectFrom('payment_due')
      .select('amount_minor')
      .executeTakeFirstOrThrow();
    const asked: string[] = [];
    const gatewayOfTwoSteps: Partial<PaymentGateway> = {
      chargeSaved: () => Promise.resolve({ ...authorised, amountMinor }),
      lookup: () => Promise.resolve({ ...authorised, amountMinor }),
    };
    await run(theDay, { ...gatewayOfTwoSteps, capture: lost });
    expect((await due()).state).toBe('waiting');
    await run('2026-12-13T08:10:00Z', {
      ...gatewayOfTwoSteps,
      capture: (name, captured) => {
        asked.push(`${name.reference} ${String(captured)}`);
        return Promise.resolve({ kind: 'captured', amountMinor, currency: 'GBP' });
      },
    });
    expect(asked).toHaveLength(1);
    expect((await due()).state).toBe('paid');
  });

  it('is tried again on a schedule after the card was declined, with a mail each time, and is then left to the hotel', async () => {
    await book();
    await decline();
    await run(theDay);
    expect(await due()).toMatchObject({
      state: 'asked',
      attempts: 1,
      try_at: new Date('2026-12-14T08:00:00Z'),
    });
    await run('2026-12-13T20:00:00Z');
    for (const day of ['14', '15', '17', '20']) await run(`2026-12-${day}T08:00:00Z`);
    expect(await due()).toMatchObject({ state: 'given-up', attempts: 5 });
    expect((await events()).slice(1)).toEqual([
      ['unpaid', 'job', 'asked'],
      ['unpaid', 'job', 'given-up'],
    ]);
    await run('2026-12-21T08:00:00Z');
    expect(await laterPayments()).toEqual(['declined', 'declined', 'declined', 'declined', 'declined']);
    expect((await mailKinds(server.deps.db)).filter((kind) => kind === 'payment-due')).toHaveLength(5);
    expect(await captures()).toBe(0);
  });

  it('goes through when the card has money again', async () => {
    const token = await book();
    await decline();
    await run(theDay);
    await server.deps.db.updateTable('simulator_card').set({ outcome: 'captured' }).execute();
    await run('2026-12-14T08:00:00Z');
    expect(await laterPayments()).toEqual(['declined', 'approved']);
    expect((await getConfirmation(server, token)).body).toMatchObject({ Balance: 0 });
  });

  it('asks the guest where the bank wants them, and is asked again a day later', async () => {
    await book(challengeCard);
    await run(theDay);
    expect(await laterPayments()).toEqual(['pending']);
    expect(await due()).toMatchObject({ state: 'asked', attempts: 1 });
    await run('2026-12-14T08:00:00Z');
    expect(await laterPayments()).toEqual(['declined', 'pending']);
    expect(await due()).toMatchObject({ state: 'asked', attempts: 2 });
    expect(await captures()).toBe(0);
  });

  it.each([
    [
      'still stands for the money when it is approved at the bank and nobody tells of it',
      true,
      'approved',
      0,
    ],
    ['ends at the gateway a day after the guest was asked', false, 'declined', 1],
  ])('that is left to the hotel %s', async (_what, isApproved, state, isOwed) => {
    const token = await book(challengeCard);
    await run('2026-12-21T08:00:00Z');
    expect(await due()).toMatchObject({ state: 'given-up' });
    // The browser is closed at the bank: no return tells of it.
    if (isApproved)
      await server.deps.db
        .updateTable('simulator_charge')
        .set({ state: 'captured' })
        .where('challenge_id', 'is not', null)
        .execute();
    server.clock.set(isApproved ? '2026-12-21T08:10:00Z' : '2026-12-22T08:30:00Z');
    await settleOpenPayments({ ...server.deps, gateway: gateway() });
    expect(await laterPayments()).toEqual([state]);
    const { body } = await getConfirmation(server, token);
    expect(Number(body['Balance']) > 0).toBe(isOwed === 1);
  });

  it.each(['Held', 'PendingPayment', 'Released', 'Refunded'] as const)(
    'is never made of a booking that is %s',
    async (status) => {
      await book();
      await server.deps.db.updateTable('reservation').set({ status }).execute();
      await run(theDay);
      await run('2026-12-19T08:00:00Z');
      expect(await laterPayments()).toEqual([]);
    },
  );

  it('asks for a card where none is kept any more', async () => {
    await book();
    await server.deps.db.updateTable('payment').set({ method: null }).execute();
    await run(theDay);
    expect(await due()).toMatchObject({ state: 'asked', attempts: 1 });
    expect(await laterPayments()).toEqual([]);
  });

  describe('that the guest pays', () => {
    const { readDue, pay, decide } = dueCalls(() => server);
    const asked = async (changes: Parameters<typeof aBooking>[0] = {}) => {
      const token = await book(changes);
      if (changes.cardDetails === undefined) await decline();
      await run(theDay);
      return token;
    };

    it('is not due before its day, nor known with another secret', async () => {
      const token = await book();
      expect((await readDue(token)).body).toMatchObject({ Status: 'NotDue', On: '2026/12/13' });
      expect((await pay(token, {})).status).toBe(409);
      expect((await readDue('x'.repeat(30))).status).toBe(404);
      expect(await captures()).toBe(0);
    });

    it('with another card is paid at once, once for each key, and the job charges nothing more', async () => {
      const token = await asked();
      expect((await readDue(token)).body).toMatchObject({
        Status: 'Due',
        On: '2026/12/13',
        Card: { Scheme: 'visa', LastFour: '4242' },
        NeedsApproval: false,
      });
      const key = randomUUID();
      const paid = await pay(token, {}, key);
      expect(paid).toMatchObject({ status: 200, body: { Status: 'Paid', Success: true } });
      const { body: total } = await getConfirmation(server, token);
      expect(await pay(token, {}, key, { Amount: total['Total'] })).toEqual(paid);
      expect((await readDue(token)).body).toMatchObject({ Status: 'Paid' });
      expect(total).toMatchObject({ Balance: 0, Paid: total['Total'] });
      await run('2026-12-15T08:00:00Z');
      expect(await captures()).toBe(1);
    });

    it('with a declined card stays due, and another one pays', async () => {
      const token = await asked();
      const refused = await pay(token, { creditCardNumber: '4000000000000002' });
      expect(refused).toMatchObject({ status: 422, body: { Code: 'payment.declined' } });
      expect((await readDue(token)).body).toMatchObject({ Status: 'Due' });
      expect(await due()).toMatchObject({ state: 'asked', attempts: 1 });
      expect((await pay(token, {})).body).toMatchObject({ Status: 'Paid' });
    });

    it('makes the next card wait after three that were declined, as a booking does', async () => {
      const token = await asked();
      const noMoney = { creditCardNumber: '4000000000009995' };
      for (let tries = 0; tries < 3; tries += 1) expect((await pay(token, noMoney)).status).toBe(422);
      expect((await pay(token, {})).status).toBe(429);
      expect(await captures()).toBe(0);
      server.clock.set('2026-12-13T08:01:00Z');
      expect((await pay(token, {})).body).toMatchObject({ Status: 'Paid' });
    });

    it('is approved at the bank with the card that is kept', async () => {
      const token = await asked(challengeCard);
      expect((await readDue(token)).body).toMatchObject({ Status: 'Due', NeedsApproval: true });
      const begun = await pay(token, null);
      expect(begun.body).toMatchObject({ Status: 'RequiresAction' });
      await decide(begun.body['PaymentUrl'], 'approve');
      expect((await readDue(token)).body).toMatchObject({ Status: 'Paid' });
      expect(await captures()).toBe(1);
    });

    it('and turned back at the bank is still due, and is paid with another card', async () => {
      const token = await asked(challengeCard);
      const begun = await pay(token, null);
      await decide(begun.body['PaymentUrl'], 'refuse');
      expect((await readDue(token)).body).toMatchObject({ Status: 'Due' });
      expect((await pay(token, {})).body).toMatchObject({ Status: 'Paid' });
      expect(await captures()).toBe(1);
    });

    it('and who left the bank in one tab pays with another card in the other', async () => {
      const token = await asked(challengeCard);
      await pay(token, null);
      expect((await pay(token, {})).body).toMatchObject({ Status: 'Paid' });
      expect(await laterPayments()).toEqual(['declined', 'declined', 'approved']);
    });

    it('twice at once, or while the job charges, is paid once', async () => {
      const token = await asked();
      await server.deps.db.updateTable('simulator_card').set({ outcome: 'captured' }).execute();
      server.clock.set('2026-12-14T08:00:00Z');
      await Promise.all([pay(token, {}), pay(token, {}), chargeDues({ ...server.deps, gateway: gateway() })]);
      expect(await captures()).toBe(1);
      expect((await readDue(token)).body).toMatchObject({ Status: 'Paid' });
    });

    it('whose answer of the gateway is lost is found by the job', async () => {
      const token = await asked();
      const [row] = await server.deps.db.selectFrom('payment_due').selectAll().execute();
      // As a process leaves it that died while the bank was asked.
      await server.deps.db
        .insertInto('payment')
        .values({
          property_id: 'harbour',
          payment_id: 'left',
          reservation_id: row?.reservation_id ?? '',
          provider: 'card-simulator',
          attempt: 9,
          gateway_reference: 'LEFT-9',
          state: 'started',
          amount_minor: row?.amount_minor ?? 0,
          currency: 'GBP',
          detail: JSON.stringify({ isGuestThere: true }),
          purpose: 'later',
          due_position: 1,
          lease_until: null,
          created_at: server.clock.now(),
          updated_at: server.clock.now(),
        })
        .execute();
      await gateway().authorise({
        propertyId: 'harbour',
        reference: 'LEFT-9',
        gatewayId: null,
        amountMinor: row?.amount_minor ?? 0,
        currency: 'GBP',
        email: 'ada@example.org',
        description: 'The Harbour Hotel',
        source: {
          kind: 'card',
          card: { number: '4242424242424242', securityCode: '123', expiryMonth: 12, expiryYear: 2030 },
        },
        keep: null,
        returnPath: '/',
        confirmationToken: String(token),
        expiresAt: new Date('2027-01-01T00:00:00Z'),
      });
      expect((await pay(token, {})).status).toBe(409);
      await run('2026-12-14T08:00:00Z');
      expect(await captures()).toBe(1);
      expect((await readDue(token)).body).toMatchObject({ Status: 'Paid' });
    });
  });
});
