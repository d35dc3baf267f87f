import { join } from 'node:path';
import { sql } from 'kysely';
import { workspaceRoot } from 'federation/build';
import type { Db } from '../../../server/src/db/database.ts';
import { bodiesOf, hot, spread } from './create/variants.ts';
import type { Limit, Measured } from './limits.ts';
import type { LoadResult } from './load.ts';
import { prepareDatabaseOf } from './release-database.ts';
import { ms, number, table, title } from './report.ts';
import { createPath, json } from './requests.ts';
import type { Stage } from './stage.ts';
import { median, rounded } from '../statistics.ts';

/** Processes of the same release differ by some per cent from one another for as long as they live. */
const starts = 6;
const rounds = 5;
const roundsBefore = 1;
const clients = 64;
const times = { warmUpMs: 250, measureMs: 1000 };
/** Bookings may become slower by no more than this. */
const leastOfBefore = 0.97;

interface Round {
  readonly before: LoadResult;
  readonly now: LoadResult;
}

const analyze = (db: Db) => sql`analyze`.execute(db);

/** Of each round by itself: what else the machine does then is done to both. The mean of the starts' medians. */
const ratioOf = (measured: readonly (readonly Round[])[]): number =>
  measured
    .map((life) => median(life.map(({ before, now }) => now.perSecond / before.perSecond)))
    .reduce((sum, ratio) => sum + ratio / measured.length, 0);

/** Bookings a second of this release beside those of the release before, in many short turns, each on a database that its own commands made. */
export async function benchCreateBefore(stage: Stage, before: string): Promise<Measured> {
  title(
    `Create beside the release before, 3 nights × 2 rooms by company invoice, ${String(clients)} clients, ` +
      `${String(starts)} starts of both, each the median of ${String(rounds)} rounds in turns`,
  );
  const limits = { CHANGES_PER_MINUTE: '0' };
  const oldUrl = await prepareDatabaseOf(stage, before, 'bench_create_before');
  const newUrl = await prepareDatabaseOf(stage, workspaceRoot, 'bench_create_now');
  const startOld = () => stage.startServerOf(join(before, 'server/dist/main.js'), oldUrl, limits);
  const startNow = () => stage.startServer(newUrl, limits);
  const variants = [hot, spread].map((variant) => ({ variant, measured: [] as Round[][] }));
  const run = (address: string, bodies: readonly string[]): Promise<LoadResult> =>
    stage.loader.run({
      origin: address,
      path: createPath,
      headers: json,
      areGuests: true,
      connections: clients,
      ...times,
      bodies,
    });
  for (let start = 0; start < starts; start += 1) {
    const old = await startOld();
    const current = await startNow();
    for (const { measured } of variants) measured.push([]);
    for (let round = -roundsBefore; round < rounds; round += 1) {
      // As PostgreSQL does by itself within a minute: a new hotel's first bookings are planned without knowing how many there are.
      if (round === 0) for (const url of [oldUrl, newUrl]) await stage.withDatabase(url, analyze);
      // Who goes first changes from round to round.
      const isOldFirst = (start + round) % 2 === 0;
      for (const { variant, measured } of variants) {
        const bodies = bodiesOf(variant, 'invoice');
        const first = await run(isOldFirst ? old.address : current.address, bodies);
        const second = await run(isOldFirst ? current.address : old.address, bodies);
        if (round >= 0)
          measured.at(-1)?.push(isOldFirst ? { before: first, now: second } : { before: second, now: first });
      }
    }
    await Promise.all([old.end(), current.end()]);
  }
  const of = (
    measured: readonly (readonly Round[])[],
    key: 'perSecond' | 'p50' | 'p99',
    which: keyof Round,
  ): number => median(measured.flat().map((round) => round[which][key]));
  table(
    [
      '',
      'before a second',
      'now a second',
      'ratio',
      'of each start',
      'p50 ms before',
      'p50 ms now',
      'p99 ms now',
    ],
    variants.map(({ variant, measured }) => [
      variant.name,
      number(of(measured, 'perSecond', 'before')),
      number(of(measured, 'perSecond', 'now')),
      ratioOf(measured).toFixed(3),
      measured.map((life) => ratioOf([life]).toFixed(2)).join(' '),
      ms(of(measured, 'p50', 'before')),
      ms(of(measured, 'p50', 'now')),
      ms(of(measured, 'p99', 'now')),
    ]),
  );
  const results = variants.flatMap(({ measured }) =>
    measured.flat(1).flatMap((round) => [round.before, round.now]),
  );
  const failures = results.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${String(failures)} bookings were not answered with 200`);
  return {
    figures: {},
    limits: variants.map(({ variant, measured }): Limit => ({
      what: `create, ${variant.name}, of the release before`,
      value: rounded(ratioOf(measured), 3),
      limit: leastOfBefore,
      bound: 'at least',
    })),
  };
}
