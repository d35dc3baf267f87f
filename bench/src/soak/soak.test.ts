import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { buildApp } from '../../../server/src/app.ts';
import { systemClock } from '../../../server/src/clock.ts';
import { createDatabase, type Database } from '../../../server/src/db/database.ts';
import type { AppDeps } from '../../../server/src/deps.ts';
import { readEnv } from '../../../server/src/env.ts';
import { importProperty } from '../../../server/src/import/import-property.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { createPropertySnapshots } from '../../../server/src/modules/availability/snapshot/index.ts';
import { watchSnapshots } from '../../../server/src/modules/availability/snapshot/watch.ts';
import { newDatabaseUrl } from '../../../server/test/support/migrated-postgres.ts';
import { sized } from '../../../server/test/support/scope.ts';
import { readSoakBooks } from './books.ts';
import { soakHotels } from './hotels.ts';
import { soak } from './run.ts';

interface Site {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** A server as one of several processes on a database: what others change it sees by looking. */
async function openSite(deps: AppDeps): Promise<Site> {
  const snapshots = createPropertySnapshots({ ...deps, freshness: 'notified' });
  const watch = watchSnapshots({ ...deps, snapshots, everyMs: 100 });
  const app = buildApp({ ...deps, snapshots });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    async close() {
      await app.close();
      await watch.stop();
    },
  };
}

let database: Database;
let sites: readonly Site[] = [];
beforeEach(async () => {
  database = await createDatabase({
    databaseUrl: await newDatabaseUrl(inject('postgresUrl')),
    dataDir: null,
    poolSize: 16,
  });
  const { db } = database;
  const context = { db, clock: systemClock, releasesDir: '/nowhere', dryRun: false };
  for (const file of soakHotels()) await importProperty(context, 'hotel.json', file);
  const deps: AppDeps = {
    db,
    clock: systemClock,
    env: readEnv({ NODE_ENV: 'test', CARD_DECLINES: 'off', INVOICES_PER_HOUR: '0' }),
    logger: createLogger('silent'),
    secretKey: 'the secret key of the tests, long enough',
  };
  sites = [await openSite(deps), await openSite(deps)];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await database.close();
});

it('the mix of the soak on two servers sells no room twice and ends without an error', async () => {
  const soaked = await soak({
    addresses: sites.map(({ address }) => address),
    memory: () => Promise.resolve({ rssMB: 0, heapMB: 0, externalMB: 0 }),
    warmUpSeconds: 1,
    capacitySeconds: [1],
    seconds: sized(1, 3),
    leastAttempts: sized(250, 400),
    sampleSeconds: 1,
  });
  expect(soaked.errors).toEqual([]);
  const { oversold, wrong } = await readSoakBooks(database.db);
  expect([oversold, wrong]).toEqual([0, 0]);
  for (const seen of [
    'create by card 200',
    'create by invoice 200',
    'create by invoice 409',
    'cancellation 200',
  ])
    expect(soaked.counts.get(seen), seen).toBeGreaterThan(0);
});
