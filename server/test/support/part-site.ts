import type { Logger } from 'pino';
import { buildApp } from '../../src/app.ts';
import { createDatabase } from '../../src/db/database.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { migrateParts } from '../../src/parts/migrate-parts.ts';
import type { PartMigrations, ServerPlugin } from '../../src/parts/part.ts';
import { createPart } from '../../src/parts/server-parts.ts';
import { createTestClock, testNow, type TestClock } from './app.ts';
import { openHotel } from './bookable-hotel.ts';

export interface PartSite {
  /** Stands still until it is set. */
  readonly clock: TestClock;
  /** One call as a page of the site makes it; the answer's body is what is on the wire. */
  readonly call: (
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ) => Promise<{ status: number; body: unknown }>;
  readonly close: () => Promise<void>;
}

interface Part<Tables> {
  readonly name: string;
  readonly plugin: ServerPlugin<Tables>;
  readonly migrations?: PartMigrations;
}

const silent: Logger = createLogger('silent');

/** The whole server without a port, with one part, the hotel HARBOUR and a database in memory. Throws when the part does not start. */
export async function startPart<Tables>({ name, plugin, migrations }: Part<Tables>): Promise<PartSite> {
  const database = await createDatabase({ databaseUrl: undefined, dataDir: null });
  await migrateToLatest(database.db);
  const part = createPart({ name, plugin: plugin as ServerPlugin, migrations: migrations ?? {} }, silent);
  await migrateParts(database.db, [part]);
  const clock = createTestClock(testNow);
  const deps: AppDeps = {
    db: database.db,
    clock,
    env: readEnv({ NODE_ENV: 'test' }),
    logger: silent,
    secretKey: 'the secret key of the tests, long enough',
    parts: [part],
  };
  await openHotel(deps);
  const app = buildApp(deps);
  await app.ready();
  const problem = part.problem();
  if (problem !== null) throw new Error(`The server part of ${name} does not start: ${problem}`);
  return {
    clock,
    async call(method, url, body) {
      const answer = await app.inject({ method, url, ...(body === undefined ? {} : { payload: body }) });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
