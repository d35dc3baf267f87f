import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import { bodyOf, spread, type Variant } from './create/variants.ts';
import type { Measured } from './limits.ts';
import type { LoadResult } from './load.ts';
import { prepareDatabaseOf } from './release-database.ts';
import { ms, number, table, title } from './report.ts';
import { createPath, json } from './requests.ts';
import type { Stage } from './stage.ts';
import { median, rounded } from '../statistics.ts';
import { startLocalStripe } from './local-stripe.ts';

const rounds = 5;
const roundsBefore = 1;
const clients = 64;
const times = { warmUpMs: 500, measureMs: 2000 };
/** More than are booked in a round. */
const bodiesOfRound = 6000;

/** A release to measure: the checkout that it was built in, and how its guests pay. */
interface Release {
  readonly name: string;
  readonly directory: string;
  readonly serverFile: string | null;
  readonly variables: Record<string, string>;
  readonly payments: () => Promise<(body: string, index: number) => string>;
}

function bodiesFor({ hotels, roomTypes, days, firstDay }: Variant): readonly string[] {
  return Array.from({ length: bodiesOfRound }, (_, index) =>
    bodyOf(
      hotels[0] ?? '',
      roomTypes[index % roomTypes.length] ?? '',
      firstDay + ((index * 7) % days),
      'card',
    ),
  );
}

/**
 * Bookings that are paid by card: of the release before with its card simulator, of this one with the simulator, and of this one at a local Stripe (a
 * process beside it), in turns.
 */
export async function benchPaid(stage: Stage, before: string): Promise<Measured> {
  title(
    `Paid by card, 3 nights × 2 rooms, ${String(clients)} clients, medians of ${String(rounds)} rounds in turns after one that does not count`,
  );
  const stripe = await startLocalStripe();
  const typed = () => Promise.resolve((body: string) => body);
  const releases: readonly Release[] = [
    {
      name: 'the release before, card simulator',
      directory: before,
      serverFile: join(before, 'server/dist/main.js'),
      variables: {},
      payments: typed,
    },
    {
      name: 'this release, card simulator',
      directory: workspaceRoot,
      serverFile: null,
      variables: {},
      payments: typed,
    },
    {
      name: 'this release, local Stripe',
      directory: workspaceRoot,
      serverFile: null,
      variables: { ...stripe.variables, PAYMENT_SIMULATOR: 'off' },
      payments: stripe.tokens(bodiesOfRound),
    },
  ];
  const results = releases.map(() => [] as LoadResult[]);
  const urls: string[] = [];
  for (const [index, release] of releases.entries()) {
    urls.push(await prepareDatabaseOf(stage, release.directory, `bench_paid_${String(index)}`));
  }
  const bodies = bodiesFor(spread);
  try {
    const servers = await Promise.all(
      releases.map(({ serverFile, variables }, index) => {
        const limits = { CHANGES_PER_MINUTE: '0', CARD_DECLINES: 'off', ...variables };
        return serverFile === null
          ? stage.startServer(urls[index] ?? '', limits)
          : stage.startServerOf(serverFile, urls[index] ?? '', limits);
      }),
    );
    for (let round = -roundsBefore; round < rounds; round += 1) {
      const order = releases.map((_, index) => (index + Math.max(round, 0)) % releases.length);
      for (const index of order) {
        const [release, server] = [releases[index], servers[index]];
        if (!release || !server) continue;
        const paying = await release.payments();
        const result = await stage.loader.run({
          origin: server.address,
          path: createPath,
          headers: json,
          areGuests: true,
          connections: clients,
          ...times,
          bodies: bodies.map(paying),
        });
        if (round >= 0) results[index]?.push(result);
      }
    }
    await Promise.all(servers.map((server) => server.end()));
  } finally {
    await stripe.end();
  }
  return report(releases, results);
}

function report(releases: readonly Release[], results: readonly (readonly LoadResult[])[]): Measured {
  const rates = results.map((of) => median(of.map(({ perSecond }) => perSecond)));
  const [old = Number.NaN] = rates;
  table(
    ['', 'HTTP a second', 'of the release before', 'p50 ms', 'p99 ms'],
    releases.map(({ name }, index) => [
      name,
      number(rates[index] ?? Number.NaN),
      ((rates[index] ?? Number.NaN) / old).toFixed(2),
      ms(median((results[index] ?? []).map(({ p50 }) => p50))),
      ms(median((results[index] ?? []).map(({ p99 }) => p99))),
    ]),
  );
  const failures = results.flat().reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${String(failures)} bookings were not answered with 200`);
  const value = rounded((rates[2] ?? Number.NaN) / old, 3);
  return {
    figures: {},
    limits: [
      {
        what: 'paid by card at the local Stripe, of the release before',
        value,
        limit: 1.5,
        bound: 'at least',
      },
    ],
  };
}
