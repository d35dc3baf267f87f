import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { openHotel } from '../support/bookable-hotel.ts';
import { createPostgresUrl } from '../support/database.ts';
import { openSettled, settleEverything } from './settle-everything.ts';
import { sized } from '../support/scope.ts';
import { bundleServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { violationsOf } from './check.ts';
import { readFinalState } from './final-state.ts';
import { type Fleet, startFleet } from './server-fleet.ts';
import { createRandom, createWorkload, runClient } from './workload.ts';

const kills = sized(3, 20);
const leastBooked = sized(20, 100);
const onPostgres = { engine: 'postgres', processes: 2 } as const;
const clients = 12;
const secretKey = 'the secret key of the chaos tests, long enough';

let serverFile: string;
beforeAll(async () => {
  serverFile = await bundleServer();
});

describe.each(sized([onPostgres], [{ engine: 'pglite', processes: 1 } as const, onPostgres]))(
  'guests who book while servers are killed, on $engine',
  ({ engine, processes }) => {
    let folder: TemporaryFolder;
    let databaseUrl: string | undefined;
    let fleet: Fleet | null = null;

    beforeEach(async () => {
      folder = await makeTemporaryFolder();
      databaseUrl = engine === 'postgres' ? await createPostgresUrl() : undefined;
    });
    afterEach(async () => {
      await fleet?.stop('SIGKILL');
      fleet = null;
      await folder.remove();
    });

    it(
      'lose nothing that was acknowledged; stock, vouchers and money are exactly what the bookings say',
      { timeout: 300_000 },
      async () => {
        const place = { databaseUrl, dataDir: folder.path, secretKey };
        await openSettled(place, async (deps) => {
          await migrateToLatest(deps.db);
          await openHotel(deps, { rooms: 40 });
        });
        const running = await startFleet(
          serverFile,
          {
            DATA_DIR: folder.path,
            SECRET_KEY: secretKey,
            CHANGES_PER_MINUTE: '0',
            HELD_NIGHTS: '0',
            PAYMENT_SIMULATOR: 'on',
            CARD_DECLINES: 'off',
            ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
          },
          processes,
        );
        fleet = running;
        const workload = createWorkload(running);
        let isOver = false;
        const guests = Array.from({ length: clients }, (_, client) =>
          runClient(workload, client, createRandom(client + 1), () => isOver),
        );
        const random = createRandom(99);
        for (let kill = 0; kill < kills; kill += 1) {
          await workload.afterAnswers(5 + Math.floor(random() * 25));
          await running.replaceOne();
        }
        await workload.afterAnswers(20);
        isOver = true;
        await Promise.all(guests);
        await running.stop('SIGTERM');

        const state = await openSettled(place, async (deps) => {
          await settleEverything(deps);
          return readFinalState(deps.db);
        });
        const kinds = Map.groupBy(workload.history, ({ outcome }) => outcome.kind);
        expect(violationsOf(workload.history, state)).toEqual([]);
        expect(kinds.get('ok')?.length).toBeGreaterThan(leastBooked);
        expect(kinds.get('unknown')?.length).toBeGreaterThan(kills);
        expect(state.bookings.filter(({ status }) => status === 'Held')).toEqual([]);
      },
    );
  },
);
