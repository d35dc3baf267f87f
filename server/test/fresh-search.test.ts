import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPropertySnapshots } from '../src/modules/availability/snapshot/index.ts';
import { watchSnapshots, type SnapshotWatch } from '../src/modules/availability/snapshot/watch.ts';
import { buildApp } from '../src/app.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';

const search = {
  PropertyId: 'harbour',
  DateFrom: '2026/12/01',
  DateTo: '2026/12/04',
  Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
};

/** A process that caches its snapshots and is notified of changes, as a running server is. */
function runProcess(server: TestApp) {
  const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'notified' });
  const app = buildApp({ ...server.deps, snapshots });
  const doubles = async () => {
    const response = await app.inject({ method: 'POST', url: '/api/Availability/Search', payload: search });
    return response.json<{ NumberOfRoomsPerRoomTypeId: Record<string, number> }>().NumberOfRoomsPerRoomTypeId[
      'double'
    ];
  };
  return { app, snapshots, doubles };
}

describe.each(engines)('a search after a booking on %s', (engine) => {
  let server: TestApp;
  let watch: SnapshotWatch | null = null;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 5 });
  });
  afterEach(async () => {
    await watch?.stop();
    watch = null;
    await server.close();
  });

  it('shows one room fewer at once in the process that sold it', async () => {
    const here = runProcess(server);
    expect(await here.doubles()).toBe(5);
    const { status } = await create(here, aBooking(), randomUUID());
    expect(status).toBe(200);
    expect(await here.doubles()).toBe(4);
    await here.app.close();
  });

  it('shows it in another process that looks for changes', async () => {
    const here = runProcess(server);
    const there = runProcess(server);
    watch = watchSnapshots({ ...server.deps, snapshots: there.snapshots, everyMs: 20 });
    expect(await there.doubles()).toBe(5);
    await create(here, aBooking(), randomUUID());
    await expect.poll(there.doubles).toBe(4);
    await Promise.all([here.app.close(), there.app.close()]);
  });
});
