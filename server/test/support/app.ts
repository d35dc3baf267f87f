import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/db/database.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
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
  const app = buildApp(deps);
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, deps, clock, close };
}
