import { Gauge } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { countSetAside } from '../db/job-failures.ts';
import { type Backlog, readBacklog } from './backlog-repository.ts';
import { type ReadVitals, watchVitals } from './vital-metrics.ts';
import type { Metrics } from './metrics.ts';

const backlogGauges: Readonly<Record<keyof Backlog, readonly [name: string, help: string]>> = {
  holdsOpen: ['booking_holds_open', 'Bookings that hold rooms and wait for their payment.'],
  holdsOverdue: [
    'booking_holds_overdue',
    'Holds that ran out more than five minutes ago and are still there.',
  ],
  paymentsUnsettled: [
    'booking_payments_unsettled',
    'Payments that are neither taken, refused nor given back yet.',
  ],
  paymentsLost: [
    'booking_payments_lost',
    'Sold rooms whose money was set aside and is gone: the hotel has to ask for it.',
  ],
  outboxWaiting: ['booking_outbox_waiting', 'Mails that are not sent yet.'],
  outboxOldestSeconds: ['booking_outbox_oldest_seconds', 'Age of the oldest mail that is not sent yet.'],
  outboxFailing: ['booking_outbox_failing', 'Mails not sent yet that have been tried more than once.'],
};

export interface DatabaseMetricsDeps extends AppDeps {
  /** After so many tries a mail is given up. */
  readonly mailAttempts: number;
  readonly vitalsOfTheDay: ReadVitals;
  /** The cache of properties. */
  readonly snapshots: { readonly cachedIds: () => readonly string[]; readonly bytes: () => number };
}

/**
 * Figures of the database, read at each scrape. When it does not respond, `booking_database_up` is 0 and the rest is not a number:
 * a scrape never fails because of it.
 */
export function watchDatabase(metrics: Metrics, deps: DatabaseMetricsDeps): () => Promise<void> {
  const registers = [metrics.registry];
  const up = new Gauge({
    name: 'booking_database_up',
    help: '1 when the database answered this scrape, else 0.',
    registers,
  });
  const gauges = Object.entries(backlogGauges).map(
    ([key, [name, help]]) => [key as keyof Backlog, new Gauge({ name, help, registers })] as const,
  );
  const setAside = new Gauge({
    name: 'booking_job_set_aside',
    help: 'What a job could not do and tries no more, by job; send-mails: mails that were given up.',
    labelNames: ['job'],
    registers,
  });
  const pool = new Gauge({
    name: 'booking_database_pool_connections',
    help: 'Connections of this instance by state (used, idle), and requests that wait for one (waiting).',
    labelNames: ['state'],
    registers,
  });
  const poolSize = new Gauge({
    name: 'booking_database_pool_size',
    help: 'Connections that this instance may have.',
    registers,
  });
  const kept = new Gauge({
    name: 'booking_snapshots_kept',
    help: 'Properties whose prices and stock this instance keeps in memory.',
    registers,
  });
  const bytes = new Gauge({
    name: 'booking_snapshots_bytes',
    help: 'About so much memory these take.',
    registers,
  });

  const readVitals = watchVitals(metrics, deps.vitalsOfTheDay);

  return async () => {
    kept.set(deps.snapshots.cachedIds().length);
    bytes.set(deps.snapshots.bytes());
    const use = deps.poolUse?.();
    if (use) {
      pool.labels('used').set(use.used);
      pool.labels('idle').set(use.idle);
      pool.labels('waiting').set(use.waiting);
      poolSize.set(use.size);
    }
    try {
      const backlog = await readBacklog(deps.db, deps.clock.now());
      setAside.reset();
      for (const { job, n } of await countSetAside(deps.db, deps.mailAttempts)) setAside.labels(job).set(n);
      await readVitals();
      up.set(1);
      for (const [key, gauge] of gauges) gauge.set(backlog[key]);
    } catch (error) {
      deps.logger.warn({ err: error }, 'metrics without the database');
      up.set(0);
      for (const [, gauge] of gauges) gauge.set(Number.NaN);
    }
  };
}
