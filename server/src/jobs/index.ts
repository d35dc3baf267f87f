import type { AppDeps } from '../deps.ts';
import { purgeMails } from '../db/purge.ts';
import { tryItem } from '../db/try-item.ts';
import { purgeBuckets } from '../http/rate-limit-repository.ts';
import { extendHorizons } from '../import/extend-horizon.ts';
import { completeRegistrations, forgetRemovedCards, purgeAccounts } from '../modules/account/index.ts';
import { countAllNights, writeAllSearchTexts } from '../modules/desk/index.ts';
import { purgeCalendarChanges } from '../modules/desk-calendar/index.ts';
import { writeArrivalMails, writeEventMails } from '../modules/hotel-mail/index.ts';
import { createMailer, mailDestination } from '../modules/mail/index.ts';
import {
  createCardGateway,
  createCatchUp,
  createPaystackGateway,
  handleGatewayEvents,
  purgeDeclines,
  purgeEvents,
} from '../modules/payment/index.ts';
import { eraseOver, purgePrivacyLinks } from '../modules/privacy/index.ts';
import { purgeRemoteFailures } from '../modules/remote-failure/index.ts';
import { bookingsOfUsers, createPaymentEvents, purgeAttempts } from '../modules/booking/index.ts';
import { askForReviews, type LastAsked } from '../modules/review/index.ts';
import { blankAuditAddresses, eraseUnusedStaff, purgeStaff } from '../modules/staff/index.ts';
import { purgeVitals } from '../modules/web-vitals/index.ts';
import { type RunningJobs, startJobs } from './job.ts';
import { giveBack } from '../modules/stay/index.ts';
import { whenIdle } from './when-idle.ts';
import { sendDueMails } from './send-mails.ts';
import { chargeDues } from './charge-due.ts';
import { settleOpenPayments } from './settle-payments.ts';

const secondMs = 1000;
const hourMs = 3600 * secondMs;

/** How long a repeated Create gets the stored response. */
const attemptRetentionMs = 48 * hourMs;
/** Stripe sends an event again for three days. */
const eventRetentionMs = 30 * 24 * hourMs;
const failureRetentionMs = 30 * 24 * hourMs;

/** Everything that happens without a request; stop it before the database is closed. */
export function startServerJobs(deps: AppDeps): RunningJobs {
  const { db, clock, env, logger } = deps;
  const gateway = createCardGateway(db, clock, env, logger);
  const paystack = createPaystackGateway(env, logger);
  const mailer = createMailer(env);
  const lastAsked: LastAsked = new Map();
  /** After each batch of a purge: guests come first, and a process that stops does no more. */
  const between = async (): Promise<boolean> => {
    await whenIdle();
    return deps.closing?.aborted !== true;
  };
  logger.info({ destination: mailDestination(env) }, 'mails go to');
  return startJobs(
    [
      {
        name: 'settle-payments',
        everyMs: 10 * secondMs,
        run: () => settleOpenPayments({ ...deps, gateway, paystack }),
      },
      {
        name: 'gateway-events',
        everyMs: 15 * secondMs,
        run: () =>
          handleGatewayEvents({ ...deps, events: createPaymentEvents({ ...deps, gateway, paystack }) }),
      },
      {
        name: 'charge-due',
        everyMs: 60 * secondMs,
        run: () => chargeDues({ ...deps, gateway, paystack }),
      },
      { name: 'give-back', everyMs: 10 * secondMs, run: () => giveBack({ ...deps, gateway, paystack }) },
      ...(env.stripe.accounts.length > 0
        ? [{ name: 'missed-gateway-events', everyMs: hourMs, run: createCatchUp(deps) }]
        : []),
      { name: 'hotel-mails', everyMs: 5 * secondMs, run: () => writeEventMails(deps) },
      { name: 'hotel-arrivals', everyMs: 60 * secondMs, run: () => writeArrivalMails(deps) },
      { name: 'review-requests', everyMs: 60 * secondMs, run: () => askForReviews(deps, lastAsked) },
      { name: 'send-mails', everyMs: 5 * secondMs, run: () => sendDueMails({ ...deps, mailer }) },
      {
        name: 'extend-horizon',
        everyMs: hourMs,
        run: async () => {
          await extendHorizons(db, clock, (code, work) =>
            tryItem(deps, { job: 'extend-horizon', propertyId: code, itemId: code }, work),
          );
        },
      },
      {
        name: 'register-bookers',
        everyMs: 10 * secondMs,
        run: () => completeRegistrations({ ...deps, bookings: bookingsOfUsers }),
      },
      {
        name: 'purge-limits',
        everyMs: hourMs,
        run: async () => {
          await purgeBuckets(db, new Date(clock.now().getTime() - 24 * hourMs), between);
          await purgeDeclines(db, clock.now(), between);
          await purgeEvents(db, new Date(clock.now().getTime() - eventRetentionMs), between);
        },
      },
      { name: 'numbers', everyMs: hourMs, run: () => countAllNights(deps, between) },
      { name: 'search-texts', everyMs: hourMs, run: () => writeAllSearchTexts(deps, between) },
      {
        name: 'retention',
        everyMs: hourMs,
        run: async () => {
          await eraseOver(deps, between);
          await purgeCalendarChanges(db, clock.now(), between);
          await eraseUnusedStaff(db, clock.now(), between);
          await blankAuditAddresses(db, clock.now(), between);
        },
      },
      {
        name: 'purge-accounts',
        everyMs: hourMs,
        run: async () => {
          await purgeAccounts(db, clock.now(), between);
          await purgeStaff(db, clock.now(), between);
          await purgePrivacyLinks(db, clock.now(), between);
        },
      },
      {
        name: 'purge-mails',
        everyMs: hourMs,
        run: async () => {
          await purgeMails(db, clock.now(), between);
        },
      },
      {
        name: 'forget-cards',
        everyMs: 10 * secondMs,
        run: () => forgetRemovedCards({ ...deps, gateway, paystack }),
      },
      {
        name: 'purge-failures',
        everyMs: hourMs,
        run: async () => {
          const before = new Date(clock.now().getTime() - failureRetentionMs);
          await purgeRemoteFailures(db, before, between);
          await purgeVitals(db, before, between);
        },
      },
      {
        name: 'purge-attempts',
        everyMs: hourMs,
        run: async () => {
          await purgeAttempts(db, new Date(clock.now().getTime() - attemptRetentionMs), between);
        },
      },
    ],
    logger,
    deps.metrics?.jobs.roundEnded,
  );
}
