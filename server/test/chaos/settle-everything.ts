import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { createDatabase } from '../../src/db/database.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { settleOpenPayments } from '../../src/jobs/settle-payments.ts';
import { createLogger } from '../../src/logger.ts';
import { createCardGateway } from '../../src/modules/payment/create-gateway.ts';

export interface Place {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly secretKey: string;
}

const minuteMs = 60_000;

/** The database beside the servers, with a clock half an hour ahead, when every hold has run out. The embedded one only while they are down. */
export async function openSettled<T>(place: Place, work: (deps: AppDeps) => Promise<T>): Promise<T> {
  const database = await createDatabase({ ...place, purpose: 'maintenance' });
  try {
    return await work({
      db: database.db,
      clock: { now: () => new Date(systemClock.now().getTime() + 30 * minuteMs) },
      env: readEnv({ NODE_ENV: 'test', DATA_DIR: place.dataDir }),
      logger: createLogger('silent'),
      secretKey: place.secretKey,
    });
  } finally {
    await database.close();
  }
}

/** What the job of a server that lives on would do in time: every payment that a crash left open comes to its end. */
export async function settleEverything(deps: AppDeps): Promise<void> {
  const gateway = createCardGateway(deps.db, deps.clock, deps.env);
  await settleOpenPayments({ ...deps, gateway });
  await buildApp(deps).close();
}
