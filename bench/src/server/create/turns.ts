import type { LoadResult } from '../load.ts';
import type { Limit } from '../limits.ts';
import { ms, number, table } from '../report.ts';
import { createPath, json } from '../requests.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Stage } from '../stage.ts';
import { median, rounded } from '../../statistics.ts';
import { bodiesOf, hot, spread, type Variant } from './variants.ts';

/** Processes of the same release differ by some per cent from one another for as long as they live. */
export interface Turns {
  readonly starts: number;
  /** Of each start; one more before them does not count. */
  readonly rounds: number;
}
const roundsBefore = 1;
export const clients = 64;
const times = { warmUpMs: 250, measureMs: 1000 };
/** Bookings may become slower by no more than this. */
const leastOfBefore = 0.97;

interface Round {
  readonly before: LoadResult;
  readonly now: LoadResult;
}

interface VariantTurns {
  readonly variant: Variant;
  readonly measured: Round[][];
}

/** Two servers whose bookings are compared, each on a database of its own. */
export interface Compared {
  readonly startBefore: () => Promise<ServerProcess>;
  readonly startNow: () => Promise<ServerProcess>;
  /** Once, after the first round, which does not count. */
  readonly afterWarmUp: () => Promise<void>;
  /** What the bookings of `startNow` are compared with, for the line of its limit. */
  readonly of: string;
  readonly columns: readonly [before: string, now: string];
}

/** Of each round by itself: what else the machine does then is done to both. The mean of the starts' medians. */
const ratioOf = (measured: readonly (readonly Round[])[]): number =>
  measured
    .map((life) => median(life.map(({ before, now }) => now.perSecond / before.perSecond)))
    .reduce((sum, ratio) => sum + ratio / measured.length, 0);

const valueOf = (
  measured: readonly (readonly Round[])[],
  key: 'perSecond' | 'p50' | 'p99',
  which: keyof Round,
): number => median(measured.flat().map((round) => round[which][key]));

function print(turns: readonly VariantTurns[], [before, now]: Compared['columns']): void {
  table(
    [
      '',
      `${before} a second`,
      `${now} a second`,
      'ratio',
      'of each start',
      `p50 ms ${before}`,
      `p50 ms ${now}`,
      `p99 ms ${now}`,
    ],
    turns.map(({ variant, measured }) => [
      variant.name,
      number(valueOf(measured, 'perSecond', 'before')),
      number(valueOf(measured, 'perSecond', 'now')),
      ratioOf(measured).toFixed(3),
      measured.map((life) => ratioOf([life]).toFixed(2)).join(' '),
      ms(valueOf(measured, 'p50', 'before')),
      ms(valueOf(measured, 'p50', 'now')),
      ms(valueOf(measured, 'p99', 'now')),
    ]),
  );
}

/** The one that starts second was a per cent or two slower for as long as it lived, when both were the same. */
async function startBoth(
  { startBefore, startNow }: Compared,
  isOldFirst: boolean,
): Promise<readonly [old: ServerProcess, current: ServerProcess]> {
  if (isOldFirst) return [await startBefore(), await startNow()];
  const current = await startNow();
  return [await startBefore(), current];
}

/** Bookings a second of two servers in many short turns, over several starts of both. Throws when one was not answered with 200. */
export async function measureInTurns(
  stage: Stage,
  { starts, rounds }: Turns,
  compared: Compared,
): Promise<readonly Limit[]> {
  const turns: readonly VariantTurns[] = [hot, spread].map((variant) => ({ variant, measured: [] }));
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
    const [old, current] = await startBoth(compared, start % 2 === 0);
    for (const { measured } of turns) measured.push([]);
    for (let round = -roundsBefore; round < rounds; round += 1) {
      if (round === 0) await compared.afterWarmUp();
      // Who goes first changes from round to round.
      const isOldFirst = (start + round) % 2 === 0;
      for (const { variant, measured } of turns) {
        const bodies = bodiesOf(variant, 'invoice');
        const first = await run(isOldFirst ? old.address : current.address, bodies);
        const second = await run(isOldFirst ? current.address : old.address, bodies);
        if (round >= 0)
          measured.at(-1)?.push(isOldFirst ? { before: first, now: second } : { before: second, now: first });
      }
    }
    await Promise.all([old.end(), current.end()]);
  }
  print(turns, compared.columns);
  const results = turns.flatMap(({ measured }) =>
    measured.flat(1).flatMap((round) => [round.before, round.now]),
  );
  const failures = results.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${String(failures)} bookings were not answered with 200`);
  return turns.map(({ variant, measured }): Limit => ({
    what: `create, ${variant.name}, of ${compared.of}`,
    value: rounded(ratioOf(measured), 3),
    limit: leastOfBefore,
    bound: 'at least',
  }));
}
