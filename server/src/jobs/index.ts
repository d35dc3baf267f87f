import type { AppDeps } from '../deps.ts';
import { extendHorizons } from '../import/extend-horizon.ts';
import { createMailer } from '../modules/mail/mailer.ts';
import { createCardGateway } from '../modules/payment/create-gateway.ts';
import { purgeAttempts } from '../modules/reservation/idempotency-repository.ts';
import { type RunningJobs, startJobs } from './job.ts';
import { sendDueMails } from './send-mails.ts';
import { settleOpenPayments } from './settle-payments.ts';

const secondMs = 1000;
const hourMs = 3600 * secondMs;

/** How long a repeated Create still gets the first one's answer. */
const keptAttemptsMs = 48 * hourMs;

/** Everything that happens without a request; stop it before the database is closed. */
export function startServerJobs(deps: AppDeps): RunningJobs {
  const { db, clock, env, logger } = deps;
  const gateway = createCardGateway(db, clock, env);
  const mailer = createMailer(env);
  logger.info({ destination: mailer.destination }, 'mails go to');
  return startJobs(
    [
      {
        name: 'settle-payments',
        everyMs: 10 * secondMs,
        run: () => settleOpenPayments({ ...deps, gateway }),
      },
      { name: 'send-mails', everyMs: 5 * secondMs, run: () => sendDueMails({ ...deps, mailer }) },
      {
        name: 'extend-horizon',
        everyMs: hourMs,
        run: async () => {
          await extendHorizons(db, clock);
        },
      },
      {
        name: 'purge-attempts',
        everyMs: hourMs,
        run: async () => {
          await purgeAttempts(db, new Date(clock.now().getTime() - keptAttemptsMs));
        },
      },
    ],
    logger,
  );
}
