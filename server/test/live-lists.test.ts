import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { liveChangeSchema, liveListsSchema, type LiveList } from 'shared/contracts/live';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../src/app.ts';
import { createPropertySnapshots } from '../src/modules/availability/snapshot/index.ts';
import { watchSnapshots, type SnapshotWatch } from '../src/modules/availability/snapshot/watch.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile, openHotel } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { importProperty } from './support/import.ts';

const stay: LiveList = {
  propertyId: 'harbour',
  propertyGroupId: null,
  dateFrom: '2026/12/03',
  dateTo: '2026/12/06',
  ageMs: 0,
};
/** The stay that `aBooking` is for, and one that it does not touch. */
const { dateFrom, dateTo } = aBooking();
const ofBooking = { ...stay, dateFrom, dateTo };
const elsewhere = { ...stay, dateFrom: '2027/01/20', dateTo: '2027/01/22' };

/** A process on the same database, as a running server is, with a port. */
async function runProcess(server: TestApp) {
  const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'notified' });
  const app = buildApp({ ...server.deps, snapshots });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // A TCP server that listens has no other kind of address.
  const watch: SnapshotWatch = watchSnapshots({ ...server.deps, snapshots, everyMs: 100 });
  return {
    app,
    snapshots,
    url: `http://127.0.0.1:${String(port)}`,
    async close() {
      await watch.stop();
      await app.close();
    },
  };
}
type Running = Awaited<ReturnType<typeof runProcess>>;

const query = (lists: readonly LiveList[]): string =>
  encodeURIComponent(JSON.stringify(z.encode(liveListsSchema, [...lists])));

/** An open tab's stream. */
async function listen({ url }: Running, lists: readonly LiveList[]) {
  const response = await fetch(`${url}/ClientApp/registry-events?lists=${query(lists)}`);
  if (response.body === null) throw new Error('no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** Reads on until a whole event `list` has come. */
  const change = async () => {
    for (;;) {
      const event = /event: list\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return z.decode(liveChangeSchema, JSON.parse(event[1] ?? '') as z.input<typeof liveChangeSchema>);
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      text += value;
    }
  };
  while (!text.includes('retry:')) text += (await reader.read()).value ?? '';
  return { change };
}

const sell = async (process: Running): Promise<void> => {
  const { status } = await create(process, aBooking(), randomUUID());
  expect(status).toBe(200);
};

describe.each(engines)('lists of open pages on %s', (engine) => {
  let server: TestApp;
  let here: Running;
  let there: Running;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 5 });
    here = await runProcess(server);
    there = await runProcess(server);
    // Both have answered the list.
    await Promise.all([here, there].map(({ snapshots }) => snapshots.find('harbour')));
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    await server.close();
  });

  it('are told of a booking within two seconds, in the process that made it and in another', async () => {
    const streams = await Promise.all([listen(here, [ofBooking]), listen(there, [ofBooking])]);
    const began = performance.now();
    await sell(here);
    const changes = await Promise.all(streams.map((stream) => stream.change()));
    expect(performance.now() - began).toBeLessThan(2000);
    for (const change of changes)
      expect(change).toMatchObject({ propertyId: 'harbour', dateFrom, dateTo, propertyIds: ['harbour'] });
  });

  it('are told of new prices', async () => {
    const { change } = await listen(there, [ofBooking]);
    await importProperty(
      { db: server.deps.db, clock: server.clock, releasesDir: server.deps.env.releasesDir, dryRun: false },
      'hotel.json',
      hotelFile({ baseRate: 149.99 }),
    );
    expect(await change()).toMatchObject({ propertyIds: ['harbour'] });
  });

  it('hear only of nights that they show', async () => {
    const { change } = await listen(here, [elsewhere, ofBooking]);
    await sell(here);
    expect(await change()).toMatchObject({ dateFrom, dateTo });
  });

  it('are told at once what changed after their answer and before they listened', async () => {
    await sell(here);
    const { change } = await listen(here, [{ ...ofBooking, ageMs: 5000 }]);
    expect(await change()).toMatchObject({ propertyIds: ['harbour'] });
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['a day that is none', JSON.stringify([{ ...ofBooking, DateFrom: '2026-12-01' }])],
    ['too many', JSON.stringify(Array.from({ length: 13 }, () => z.encode(liveListsSchema, [stay])[0]))],
  ])('that are wrong are refused: %s', async (_name, lists) => {
    const response = await fetch(`${here.url}/ClientApp/registry-events?lists=${encodeURIComponent(lists)}`);
    expect(response.status).toBe(400);
  });
});
