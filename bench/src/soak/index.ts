import { parseArgs } from 'node:util';
import { startPgBouncer } from '../server/pgbouncer.ts';
import { isReached, type Limit } from '../server/limits.ts';
import { ms, number, printLimits, table, title } from '../server/report.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { rounded, tally } from '../statistics.ts';
import { readSoakBooks, type SoakBooks } from './books.ts';
import { soakHotels } from './hotels.ts';
import { soak, type Soaked } from './run.ts';
import { type Memory, slopesOf } from './samples.ts';

const usualMinutes = 60;
const usualAttempts = 1_000_000;
/** Slopes of less time say more of the machine than of the server. */
const leastMinutesOfSlopes = 30;

const options = {
  minutes: { type: 'string' },
  pgbouncer: { type: 'boolean', default: false },
} as const;

interface Plan {
  readonly minutes: number;
  /** The soak goes on after its minutes until so many bookings were attempted. */
  readonly leastAttempts: number;
  readonly isPooled: boolean;
}

/** With minutes that are given it ends after them. */
function planOf(args: readonly string[]): Plan {
  const { values } = parseArgs({ args: [...args], options });
  const minutes = Number(values.minutes ?? usualMinutes);
  if (!(minutes > 0)) throw new Error('pnpm bench soak --minutes N, a number above 0');
  return {
    minutes,
    leastAttempts: values.minutes === undefined ? usualAttempts : 0,
    isPooled: values.pgbouncer,
  };
}

async function memoryOf(servers: readonly ServerProcess[]): Promise<Memory> {
  const each = await Promise.all(servers.map((server) => server.ask('memory-now')));
  const sumMB = (pick: (one: (typeof each)[number]) => number) =>
    each.reduce((sum, one) => sum + pick(one), 0) / 1e6;
  return {
    rssMB: sumMB(({ rss }) => rss),
    heapMB: sumMB(({ heapTotal }) => heapTotal),
    externalMB: sumMB(({ external }) => external),
  };
}

async function measure(
  stage: Stage,
  { minutes, leastAttempts, isPooled }: Plan,
): Promise<readonly [Soaked, SoakBooks]> {
  const url = await stage.createDatabase('soak');
  await stage.importHotels(url, soakHotels());
  const pooler = isPooled ? await startPgBouncer(url) : null;
  const variables = { CHANGES_PER_MINUTE: '0', CARD_DECLINES: 'off', DATABASE_DIRECT_URL: url };
  const start = () => stage.startServer(pooler?.url ?? url, variables);
  const servers = [await start(), await start()];
  const seconds = minutes * 60;
  const soaked = await soak({
    addresses: servers.map(({ address }) => address),
    memory: () => memoryOf(servers),
    ...(minutes < leastMinutesOfSlopes
      ? { warmUpSeconds: 20, capacitySeconds: [20] }
      : { warmUpSeconds: 120, capacitySeconds: [20, 20, 20, 20, 20] }),
    seconds,
    leastAttempts,
    sampleSeconds: Math.min(30, seconds / 24),
  });
  await Promise.all(servers.map((server) => server.end()));
  await pooler?.stop();
  return [soaked, await stage.withDatabase(url, readSoakBooks)];
}

function print({ counts, samples, errors, ...soaked }: Soaked, books: SoakBooks): void {
  table(
    ['', 'times'],
    [...counts].toSorted(([a], [b]) => a.localeCompare(b)).map(([what, times]) => [what, number(times)]),
  );
  const every = Math.max(1, Math.floor(samples.length / 12));
  table(
    ['minute', 'RSS of both, MB', 'of it V8’s heap', 'external', 'p99 ms'],
    samples
      .filter((_, index) => index % every === 0)
      .map(({ hours, rssMB, heapMB, externalMB, p99 }) => [
        number(hours * 60, 1),
        number(rssMB),
        number(heapMB),
        number(externalMB),
        ms(p99),
      ]),
  );
  console.log(
    `  ${number(soaked.capacityPerSecond)} acts a second flat out, ${number(soaked.actsPerSecond)} paced; ` +
      `${number(soaked.requests)} requests, ${number(soaked.attempts)} attempts to book`,
  );
  console.log(
    `  ${number(books.bookings)} bookings; of ${number(books.nights)} nights ${number(books.oversold)} are oversold, ${number(books.wrong)} do not add up`,
  );
  for (const [error, times] of tally(errors).slice(0, 10)) console.log(`  ${number(times)} × ${error}`);
}

const atMost = (what: string, value: number, limit: number): Limit => ({
  what,
  value,
  limit,
  bound: 'at most',
});

/** Two processes and a PostgreSQL that writes through to its disk, at 60 % of what they can take. */
export async function benchSoak(args: readonly string[]): Promise<void> {
  const plan = planOf(args);
  const { minutes } = plan;
  console.log('Building the server and starting a PostgreSQL');
  const stage = await openStage({ isDurable: true });
  try {
    title(
      `${number(minutes, minutes % 1 === 0 ? 0 : 1)} minutes of searches, bookings, changes and cancellations`,
    );
    const [soaked, books] = await measure(stage, plan);
    print(soaked, books);
    const { rssSlopeMBPerHour, p99Slope } = slopesOf(soaked.samples);
    const figures = {
      minutes: rounded(soaked.minutes, 1),
      attempts: soaked.attempts,
      oversold: books.oversold,
      errors: soaked.errors.length,
      rssSlopeMBPerHour: rounded(rssSlopeMBPerHour, 1),
      p99Slope: rounded(p99Slope, 3),
    };
    const limits = [
      atMost('nights that are oversold', figures.oversold, 0),
      atMost('nights that do not add up', books.wrong, 0),
      atMost('errors', figures.errors, 0),
      ...(minutes < leastMinutesOfSlopes
        ? []
        : [
            atMost('memory of both processes, MB more in an hour', figures.rssSlopeMBPerHour, 50),
            atMost('p99, share by which it grows in an hour', figures.p99Slope, 0.1),
          ]),
    ];
    printLimits(limits);
    console.log(`bench soak ${JSON.stringify(figures)}`);
    process.exitCode = limits.every(isReached) ? 0 : 1;
  } finally {
    await stage.close();
  }
}
