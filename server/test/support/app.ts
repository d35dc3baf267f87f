import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/db/database.ts';
import type { AppDeps } from '../../src/deps.ts';
import { type Env, readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { createTestClock, type TestClock, testNow } from './clock.ts';
import { createTestDatabase, type Engine } from './database.ts';

export { createTestClock, type TestClock, testNow };

export const operatorToken = 'operator-token-of-the-tests';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly deps: AppDeps;
  readonly clock: TestClock;
  readonly close: () => Promise<void>;
}

const { releasesDir: published } = readEnv({});
/** What `npm start` has published in this checkout is not the tests': each app would verify it and start its renderers. */
const withoutPublished = (env: Env): Env =>
  env.releasesDir === published ? { ...env, releasesDir: join(published, 'none') } : env;

interface Overrides extends Partial<Omit<AppDeps, 'db'>> {
  /** Closed with the app. */
  readonly database?: Database;
}

/** The whole server on a database of its own, at a fixed time, without a port: call it by `app.inject`. */
export async function createTestApp(
  engine: Engine = 'postgres',
  { database: given, ...overrides }: Overrides = {},
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase(engine));
  const clock = createTestClock(testNow);
  const deps: AppDeps = {
    db: database.db,
    clock,
    env: readEnv({ NODE_ENV: 'test', OPERATOR_TOKEN: operatorToken }),
    logger: createLogger('silent'),
    secretKey: 'the secret key of the tests, long enough',
    passwordCost: { memoryCost: 8, timeCost: 1 },
    ...overrides,
  };
  const app = buildApp({ ...deps, env: withoutPublished(deps.env) });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, deps, clock, close };
}
