import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createPropertySnapshots } from '../src/modules/availability/snapshot/index.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { requireProperty } from '../src/modules/property/service.ts';
import { createCreateDeps } from '../src/modules/booking/create/create-deps.ts';
import { createBooking } from '../src/modules/booking/create/create.ts';
import { aBookedRoom } from 'shared/testing';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import {
  aBooking,
  chargeStates,
  countRows,
  countStock,
  create,
  getStatus,
  paidBy,
  type Reply,
} from './support/bookings.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';

const challengeCard = paidBy({ creditCardNumber: '4000000000003220' });
const declinedCard = paidBy({ creditCardNumber: '4000000000000002' });

describe.each(engines)('paying again for rooms that are held, on %s', (engine) => {
  let server: TestApp;
  let first: Reply;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 1 });
  });
  beforeEach(async () => {
    await resetBookings(server.deps.db);
    server.clock.set(testNow);
    first = await create(server, aBooking(challengeCard));
  });
  afterAll(() => server.close());

  const double = () => countStock(server.deps.db, 'double');
  const decide = (made: Reply, decision: string) =>
    server.app.inject({
      method: 'POST',
      url: String(made.body['PaymentUrl']),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `Decision=${decision}`,
    });
  const again = (changes = {}, key = randomUUID()) => {
    const confirmationToken = String(first.body['ConfirmationToken']);
    return create(server, aBooking({ confirmationToken, ...changes }), key);
  };
  const runJob = (now: string) => {
    server.clock.set(now);
    const { db, clock, env } = server.deps;
    return settleOpenPayments({ ...server.deps, gateway: createCardGateway(db, clock, env) });
  };

  it('sells the same rooms at the same price to the new card and booker', async () => {
    await decide(first, 'refuse');
    const { booker } = aBooking();
    const made = await again({ booker: { ...booker, firstName: 'Grace' } });
    expect(made.body).toMatchObject({
      Status: 'Confirmed',
      ReferenceNumber: first.body['ReferenceNumber'],
      TotalPrice: first.body['TotalPrice'],
    });
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
    expect(await chargeStates(server.deps.db)).toEqual(['declined', 'captured']);
    const row = await server.deps.db.selectFrom('reservation').select('booker').executeTakeFirstOrThrow();
    expect(row.booker.firstName).toBe('Grace');
  });

  it('says the same again under the same key, and keeps the rooms after another refusal', async () => {
    await decide(first, 'refuse');
    const key = randomUUID();
    const refused = await again(declinedCard, key);
    expect(refused.status).toBe(422);
    expect(refused.body['Message']).toMatch(/declined and nothing was charged.*still hold your rooms/);
    expect((await again(declinedCard, key)).body).toEqual(refused.body);
    expect((await again({}, key)).status).toBe(422);
    expect(await double()).toEqual({ sold: 0, held: 3 });
    expect((await again()).body).toMatchObject({ Status: 'Confirmed' });
  });

  it('charges a guest who tries again in two tabs once', async () => {
    await decide(first, 'refuse');
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await chargeStates(server.deps.db)).filter((state) => state === 'captured')).toHaveLength(1);
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect((await again()).body).toMatchObject({ Status: 'Confirmed' });
  });

  it('leads a guest who comes back with the same card to where its payment is open', async () => {
    const led = await again(challengeCard);
    expect(led.body).toMatchObject({ Status: 'RequiresAction', PaymentUrl: first.body['PaymentUrl'] });
    expect(await chargeStates(server.deps.db)).toEqual(['challenge']);
  });

  it('takes a new card in place of the one whose payment is open: that one can no longer be paid', async () => {
    const key = randomUUID();
    const made = await again({}, key);
    expect(made.body).toMatchObject({
      Status: 'Confirmed',
      ReferenceNumber: first.body['ReferenceNumber'],
    });
    await decide(first, 'approve');
    expect(await chargeStates(server.deps.db)).toEqual(['declined', 'captured']);
    expect((await again({}, key)).body).toEqual(made.body);
    expect((await getStatus(server, first.body['ConfirmationToken'])).body).toMatchObject({ Success: true });
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('keeps the rooms when the new card is declined, and takes a third one', async () => {
    const refused = await again(declinedCard);
    expect(refused.status).toBe(422);
    expect(refused.body['Message']).toMatch(/declined and nothing was charged.*still hold your rooms/);
    expect(await double()).toEqual({ sold: 0, held: 3 });
    expect((await again()).body).toMatchObject({ Status: 'Confirmed' });
    expect(await chargeStates(server.deps.db)).toEqual(['declined', 'declined', 'captured']);
  });

  it('sends a new card that has to be confirmed to its own page, and the old page back', async () => {
    const other = paidBy({ creditCardNumber: '4000000000003220', expiryYear: 2031 });
    const led = await again(other);
    expect(led.body['Status']).toBe('RequiresAction');
    expect(led.body['PaymentUrl']).not.toBe(first.body['PaymentUrl']);
    const old = await server.app.inject(String(first.body['PaymentUrl']));
    expect([old.statusCode, old.headers.location]).toEqual([
      303,
      `/Book/HARBOUR/Status/${String(first.body['ConfirmationToken'])}`,
    ]);
    await decide(led, 'approve');
    expect(await chargeStates(server.deps.db)).toEqual(['declined', 'captured']);
  });

  it('charges once when the first card is approved while the new one is given', async () => {
    const [, ...answers] = await Promise.all([decide(first, 'approve'), again(), again()]);
    const statuses = answers.map(({ status, body }) => body['Status'] ?? status);
    expect(statuses.filter((status) => status !== 'Confirmed' && status !== 409)).toEqual([]);
    expect((await chargeStates(server.deps.db)).filter((state) => state === 'captured')).toHaveLength(1);
    expect((await again()).body).toMatchObject({ Status: 'Confirmed' });
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('says so where the gateway cannot take the first card back, and charges nothing', async () => {
    const { db, clock, env } = server.deps;
    const { void: _, ...gateway } = createCardGateway(db, clock, env);
    const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'each-use' });
    const deps = { ...createCreateDeps({ ...server.deps, snapshots, gateway }), paystack: null };
    const property = await requireProperty(db, 'harbour');
    const confirmationToken = String(first.body['ConfirmationToken']);
    const request = (payment: object) => aBooking({ ...payment, confirmationToken });
    const told = await createBooking(deps, property, request({}), randomUUID());
    expect([told.status, told.body]).toEqual([
      422,
      {
        code: 'pay-again.still-open',
        message: expect.stringMatching(/still open at your bank, so the new card was not used/) as string,
      },
    ]);
    expect(await chargeStates(db)).toEqual(['challenge']);
    const led = await createBooking(deps, property, request(challengeCard), randomUUID());
    expect(led.body).toMatchObject({ paymentUrl: first.body['PaymentUrl'] });
  });

  it.each([
    ['other nights', { dateTo: '2026/12/05' }],
    ['another room type', { rooms: [aBookedRoom({ roomTypeId: 'suite' })] }],
    ['more guests', { rooms: [aBookedRoom({ numberOfChildren: 1 })] }],
    ['one room more', { rooms: [aBookedRoom(), aBookedRoom()] }],
    ['a voucher', { hopGiftVoucherCode: 'GIFT50' }],
  ])('refuses %s than are held, and keeps these', async (_name, changes) => {
    await decide(first, 'refuse');
    const refused = await again(changes);
    expect(refused.status).toBe(409);
    expect(refused.body['Message']).toMatch(/not what we hold for you/);
    expect(await double()).toEqual({ sold: 0, held: 3 });
  });

  it.each([
    ['other nights', { dateFrom: '2026/12/11', dateTo: '2026/12/14' }],
    ['another room type', { rooms: [aBookedRoom({ roomTypeId: 'suite' })] }],
    ['one room more', { rooms: [aBookedRoom(), aBookedRoom()] }],
  ])(
    'tells who asks for %s of a booking that is confirmed that nothing else was booked',
    async (_name, changes) => {
      await decide(first, 'approve');
      const refused = await again(changes);
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          Message: 'This booking has been made already. To book something else, start a new booking.',
          Code: 'pay-again.confirmed',
        },
      ]);
      expect((await again()).body).toMatchObject({
        Status: 'Confirmed',
        ReferenceNumber: first.body['ReferenceNumber'],
      });
      expect(await double()).toEqual({ sold: 3, held: 0 });
    },
  );

  it('says what happened when the guest has refused at the bank: no card was declined', async () => {
    await decide(first, 'refuse');
    expect((await getStatus(server, first.body['ConfirmationToken'])).body).toEqual({
      Success: false,
      Status: 'Held',
      Code: 'payment.cancelled',
      Message: 'The payment was cancelled, and nothing was charged. We still hold your rooms.',
    });
  });

  it('says that the rooms are gone when their time is over', async () => {
    await decide(first, 'refuse');
    server.clock.set('2026-11-20T10:15:00Z');
    const late = await again();
    expect(late.status).toBe(409);
    expect(late.body['Message']).toMatch(/no longer hold your rooms, and nothing was charged/);
    await runJob('2026-11-20T10:15:01Z');
    expect((await again()).status).toBe(409);
    expect(await double()).toEqual({ sold: 0, held: 0 });
    expect((await getStatus(server, first.body['ConfirmationToken'])).body).toMatchObject({
      Success: false,
      Status: 'Released',
    });
  });

  it('checks who pays and how as in any booking', async () => {
    await decide(first, 'refuse');
    const { booker } = aBooking();
    expect((await again({ booker: { ...booker, lastName: '' } })).status).toBe(400);
    expect((await again({ agreeToTermsAndConditions: false })).status).toBe(400);
    expect((await again({ paymentType: 3, cardDetails: null })).status).toBe(400);
    expect((await again({ confirmationToken: 'of nobody' })).status).toBe(404);
    expect(await countRows(server.deps.db, 'payment')).toBe(1);
  });

  it('releases the rooms that nobody pays for, from two instances at once', async () => {
    await decide(first, 'refuse');
    await again(declinedCard);
    await Promise.all([runJob('2026-11-20T10:15:00Z'), runJob('2026-11-20T10:15:00Z')]);
    expect(await double()).toEqual({ sold: 0, held: 0 });
    expect(await countRows(server.deps.db, 'outbox')).toBe(1);
  });
});
