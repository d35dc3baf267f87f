import { randomUUID } from 'node:crypto';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargeDues } from '../src/jobs/charge-due.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { giveBack } from '../src/modules/stay/give-back.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, getConfirmation, mailKinds } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { dueCalls } from './support/due-calls.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { stayCalls } from './support/stay-calls.ts';

const noMoney = { creditCardNumber: '4000000000009995' };
const challenged = { creditCardNumber: '4000000000003220' };
const longer = { DateTo: '2026/12/06' };

describe.each(engines)('what a dearer change of a stay costs more, on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openPricedHotel(server, { currency: 'GBP', file: hotelFile() }, 'harbour');
  });
  afterEach(() => server.close());

  const { stayOf, changeOf, make, quote } = stayCalls(() => server);
  const { readDue, pay, decide } = dueCalls(() => server);
  const deps = () => {
    const { db, clock, env } = server.deps;
    return { ...server.deps, gateway: createCardGateway(db, clock, env) };
  };
  /** As where a rate's rules or pre check-in have the hotel keep it. */
  const keepCard = async () => {
    const card = { number: '4242424242424242', securityCode: '123', expiryMonth: 12, expiryYear: 2030 };
    const method = await deps().gateway.storeCard?.('harbour', card);
    await server.deps.db
      .updateTable('payment')
      .set({ method: method ?? null })
      .execute();
  };
  /** A booking of three nights that is paid, and then two nights longer. */
  const changed = async (isKept = false) => {
    const { body } = await create(server, aBooking({ rooms: [aBookedRoom()] }));
    const token = body['ConfirmationToken'];
    server.clock.set('2026-11-25T12:00:00Z');
    const { Total: before } = await stayOf(token);
    if (isKept) await keepCard();
    const { quoted } = await make(await changeOf(token, longer));
    expect(Number(quoted['DueNow'])).toBeCloseTo(Number(quoted['Total']) - Number(before), 2);
    expect((await readDue(token)).body).toMatchObject({ Status: 'Due', Amount: quoted['DueNow'] });
    return { token, before, total: quoted['Total'], due: quoted['DueNow'], card: quoted['Card'] };
  };
  /** What the simulator has taken, by booking and change. */
  const charged = async () => {
    const rows = await server.deps.db
      .selectFrom('simulator_charge')
      .select('amount_minor')
      .where('state', '=', 'captured')
      .orderBy('created_at')
      .execute();
    return rows.map((row) => row.amount_minor / 100);
  };
  const expectPaid = async (token: unknown, { before, total, due }: Awaited<ReturnType<typeof changed>>) => {
    expect(await stayOf(token)).toMatchObject({ Total: total, Paid: total, Due: null, ...longer });
    expect((await getConfirmation(server, token)).body).toMatchObject({
      Total: total,
      Paid: total,
      Balance: 0,
    });
    expect((await readDue(token)).body).toMatchObject({ Status: 'Paid' });
    // No job charges it another time.
    server.clock.set('2026-11-26T12:00:00Z');
    await chargeDues(deps());
    expect(await charged()).toEqual([before, due]);
  };

  it('is paid with another card, once for each key', async () => {
    const made = await changed();
    const key = randomUUID();
    const paid = await pay(made.token, {}, key);
    expect(paid).toMatchObject({ status: 200, body: { Status: 'Paid', Success: true } });
    expect(await pay(made.token, {}, key, { Amount: made.due })).toEqual(paid);
    await expectPaid(made.token, made);
  });

  it('is left for the hotel where it is less than a card can be charged', async () => {
    const { body } = await create(server, aBooking({ rooms: [aBookedRoom()] }));
    const token = body['ConfirmationToken'];
    const change = await changeOf(token, longer);
    const total = Math.round(Number((await quote(change)).body['Total']) * 100);
    const paidBefore = async (leftMinor: number) => {
      await server.deps.db
        .updateTable('reservation')
        .set({ paid_minor: total - leftMinor })
        .execute();
    };
    await paidBefore(30);
    expect((await quote(change)).body['DueNow']).toBe(0.3);
    await paidBefore(29);
    await make(change);
    expect(await stayOf(token)).toMatchObject({ ...longer, Total: total / 100, Due: null });
  });

  it('stays due while a card is declined, and the stay stays changed; another card pays it', async () => {
    const made = await changed();
    expect(await pay(made.token, noMoney)).toMatchObject({
      status: 422,
      body: { Code: 'payment.insufficient-funds' },
    });
    expect(await stayOf(made.token)).toMatchObject({
      ...longer,
      Total: made.total,
      Paid: made.before,
      Due: { Amount: made.due },
    });
    expect((await pay(made.token, {})).body).toMatchObject({ Status: 'Paid' });
    await expectPaid(made.token, made);
  });

  it('is approved at the bank where it wants the guest', async () => {
    const made = await changed();
    const begun = await pay(made.token, challenged);
    expect(begun.body).toMatchObject({ Status: 'RequiresAction' });
    expect(await charged()).toEqual([made.before]);
    const back = await decide(begun.body['PaymentUrl'], 'approve');
    expect(back.headers['location']).toBe(`/Book/HARBOUR/Pay/${String(made.token)}`);
    await expectPaid(made.token, made);
  });

  it('is still due after the bank was told no', async () => {
    const made = await changed();
    const begun = await pay(made.token, challenged);
    await decide(begun.body['PaymentUrl'], 'refuse');
    expect((await readDue(made.token)).body).toMatchObject({ Status: 'Due', Amount: made.due });
    expect((await pay(made.token, {})).body).toMatchObject({ Status: 'Paid' });
    await expectPaid(made.token, made);
  });

  it('is taken from the card that the hotel keeps after an hour, and not before', async () => {
    const made = await changed(true);
    expect(made.card).toMatchObject({ LastFour: '4242' });
    server.clock.set('2026-11-25T12:59:00Z');
    await chargeDues(deps());
    expect(await charged()).toEqual([made.before]);
    server.clock.set('2026-11-25T13:00:00Z');
    await chargeDues(deps());
    await expectPaid(made.token, made);
  });

  it('is asked for by mail after an hour where no card is kept, which the quote has said', async () => {
    const made = await changed();
    expect(made.card).toBeNull();
    server.clock.set('2026-11-25T13:00:00Z');
    await chargeDues(deps());
    expect(await charged()).toEqual([made.before]);
    expect(await mailKinds(server.deps.db)).toContain('payment-due');
    expect((await pay(made.token, {})).body).toMatchObject({ Status: 'Paid' });
    await expectPaid(made.token, made);
  });

  it('that was paid goes back from both payments when the stay is as short as before, as the quote said', async () => {
    const booked = await changed();
    await pay(booked.token, {});
    const { quoted } = await make(await changeOf(booked.token, { DateTo: '2026/12/02' }));
    expect(Number(quoted['Refund'])).toBeGreaterThan(Number(booked.due));
    await giveBack(deps());
    const stay = await stayOf(booked.token);
    expect(stay).toMatchObject({ Total: quoted['Total'], Paid: quoted['Total'] });
    const back = (stay['Refunds'] as readonly Record<string, unknown>[]).map((refund) => {
      expect(refund['State']).toBe('Done');
      return Number(refund['Amount']);
    });
    expect(back).toHaveLength(2);
    const shown = back.reduce((sum, amount) => sum + amount, 0);
    expect(shown).toBeCloseTo(Number(quoted['Refund']), 2);
    const charges = await server.deps.db.selectFrom('simulator_charge').select('refunded_minor').execute();
    const made = charges.reduce((sum, { refunded_minor: minor }) => sum + minor, 0);
    expect(made).toBe(Math.round(shown * 100));
  });
});
