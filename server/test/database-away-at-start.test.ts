import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';
import { startDatabase, type StartingDatabase } from '../src/start-database.ts';
import { createTestClock, testNow } from './support/app.ts';
import { type PostgresServer, startPostgres } from './support/postgres-server.ts';

let postgres: PostgresServer;
let started: StartingDatabase;
let app: ReturnType<typeof buildApp>;
const said: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.halt();
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url('postgres'),
    MIGRATE_AT_START: 'true',
  });
  const say = (line: string): void => void said.push(line);
  started = await startDatabase(env, say, () => Promise.resolve());
  app = buildApp({
    db: started.database.db,
    clock: createTestClock(testNow),
    env,
    logger: createLogger('silent'),
    secretKey: 'the secret key of the tests, long enough',
  });
});
afterAll(async () => {
  await app.close();
  await started.database.close();
  await postgres.stop();
});

const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode;

it('a server that is started while the database is away lives, and gets ready by itself when it is back', async () => {
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  expect((await app.inject('/api/Property/HARBOUR')).headers['retry-after']).toBe('2');

  await postgres.resume();
  // The database responds, but its schema is the previous one: no request is served.
  expect(await statusOf('/readyz')).toBe(503);
  await started.becomeReady?.(() => false);
  expect(said).toEqual([expect.stringContaining('Database schema brought up to')]);
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/api/Property/HARBOUR')).toBe(404);
});

it('one whose database is not there does not start, and says which setting is wrong', async () => {
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: postgres.url('nowhere') });
  const start = startDatabase(
    env,
    () => undefined,
    () => Promise.resolve(),
  );
  await expect(start).rejects.toThrow(/^DATABASE_URL is ".*nowhere", .* database "nowhere" does not exist/);
});
