import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleOpenPayments } from '../../src/jobs/settle-payments.ts';
import { createPropertySnapshots } from '../../src/modules/availability/snapshot/index.ts';
import { createCardGateway } from '../../src/modules/payment/create-gateway.ts';
import type { PaymentGateway } from '../../src/modules/payment/gateway.ts';
import { requireProperty } from '../../src/modules/property/service.ts';
import { createCreateDeps } from '../../src/modules/booking/create/create-deps.ts';
import { createBooking } from '../../src/modules/booking/create/create.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { openHotel } from '../support/bookable-hotel.ts';
import { aBooking, countRows, countStock } from '../support/bookings.ts';

describe('when the process dies, or the gateway does not answer, in the middle', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp();
    await openHotel(server.deps, { rooms: 1 });
  });
  afterEach(() => server.close());

  const double = () => countStock(server.deps.db, 'double');
  const runJob = (now: string) => {
    server.clock.set(now);
    const { db, clock, env } = server.deps;
    return settleOpenPayments({ ...server.deps, gateway: createCardGateway(db, clock, env) });
  };
  const key = '7f3d1c1e-2f0a-4a51-8a5e-0d2f6f1f9a10';
  const createVia = (authorise: PaymentGateway['authorise']) => {
    const { db, clock, env } = server.deps;
    const gateway = { ...createCardGateway(db, clock, env), authorise };
    const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'each-use' });
    return requireProperty(db, 'harbour').then((property) =>
      createBooking(createCreateDeps({ ...server.deps, snapshots, gateway }), property, aBooking(), key),
    );
  };
  const charge: PaymentGateway['authorise'] = (asked) =>
    createCardGateway(server.deps.db, server.deps.clock, server.deps.env).authorise(asked);

  it('confirms a booking whose charge was made, by asking for it', async () => {
    const answer = await createVia(async (asked) => {
      await charge(asked);
      throw new Error('the connection was lost');
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'PendingPayment', paymentUrl: null } });
    expect(await double()).toEqual({ sold: 0, held: 3 });
    await runJob('2026-11-20T10:01:00Z');
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect(await countRows(server.deps.db, 'outbox')).toBe(1);
  });

  it('releases the rooms when there is no charge', async () => {
    await createVia(() => Promise.reject(new Error('the gateway is down')));
    await runJob('2026-11-20T10:01:00Z');
    expect(await double()).toEqual({ sold: 0, held: 0 });
  });

  it('leaves a booking alone that somebody is still working on', async () => {
    await createVia(async (asked) => {
      await runJob('2026-11-20T10:00:50Z');
      return charge(asked);
    });
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('gives the rooms to the guest whose charge was slower than the lease', async () => {
    await createVia(async (asked) => {
      await runJob('2026-11-20T10:02:00Z');
      expect(await double()).toEqual({ sold: 0, held: 0 });
      return charge(asked);
    });
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('lets one of two jobs at once do it', async () => {
    await createVia(async (asked) => {
      await charge(asked);
      throw new Error('the connection was lost');
    });
    await Promise.all([runJob('2026-11-20T10:01:00Z'), runJob('2026-11-20T10:01:00Z')]);
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect(await countRows(server.deps.db, 'outbox')).toBe(1);
  });
});
