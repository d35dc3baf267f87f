import { explainRowQueries } from './explain.ts';
import { groupPath, groupSearchBody } from './group.ts';
import { growDatabases, grownId, propertyIds, type Grown } from './growth-data.ts';
import type { Measured } from './limits.ts';
import { ms, number, table, title } from './report.ts';
import { json, post, searchBody, searchPath, stayIn, variedSearches } from './requests.ts';
import type { ServerProcess } from './server-process.ts';
import type { Stage } from './stage.ts';
import { median, rounded } from '../statistics.ts';

const rounds = 5;
const starts = 5;
/** The same ten properties are searched, however many there are. */
const searched = propertyIds(10);

const interleave = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  (lists[0] ?? []).flatMap((_, index) => lists.flatMap((list) => list.slice(index, index + 1)));

const workloads = {
  /** Each search is repeated many times. */
  repeated: interleave(searched.map((id) => variedSearches(id, 20, 3))),
  /** No search is repeated in a round. */
  different: interleave(searched.map((id) => variedSearches(id, 1400, 3))),
};

interface Costs {
  /** Milliseconds of the first search of a property in a new process: read from rows. */
  readonly first: number[];
  /** Milliseconds of the server's processor for one search. */
  readonly different: number[];
  readonly repeated: number[];
  /** Over all properties instead of ten; beside the limits. */
  readonly everywhere: number[];
}

/** Each size gets new processes alternately; measures the first search of ten properties, of which the first two only warm up. */
async function measureFirst(stage: Stage, sizes: readonly Grown[], costs: readonly Costs[]): Promise<void> {
  for (let start = 0; start < starts; start += 1) {
    for (const [index, { url }] of sizes.entries()) {
      const server = await stage.startServer(url, { READ_AHEAD: 'off' });
      for (const [at, id] of searched.entries()) {
        const started = performance.now();
        await post(server.address, searchPath, searchBody(id, stayIn(10, 3)));
        if (at >= 2) costs[index]?.first.push(performance.now() - started);
      }
      await server.end();
    }
  }
}

/** Processor time of the server for one search, in milliseconds: what other processes take of the machine is not in it. */
async function processorMs(stage: Stage, server: ServerProcess, bodies: readonly string[]): Promise<number> {
  const before = await server.ask('cpu');
  const job = { origin: server.address, path: searchPath, headers: json, connections: 8, bodies };
  const { requests, failures } = await stage.loader.run({ ...job, warmUpMs: 0, measureMs: 700 });
  if (failures > 0) throw new Error(`${failures} searches were not answered with 200`);
  return ((await server.ask('cpu')) - before) / 1000 / requests;
}

async function measureLoad(stage: Stage, sizes: readonly Grown[], costs: readonly Costs[]): Promise<void> {
  const servers: ServerProcess[] = [];
  for (const { url } of sizes) servers.push(await stage.startServer(url));
  const everywhere = sizes.map(({ properties }) =>
    propertyIds(properties).map((id) => searchBody(id, stayIn(10, 3))),
  );
  // The first round warms the processes up, and the search of the group has every property read.
  for (const server of servers) await post(server.address, groupPath, groupSearchBody(0));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const seen = {
        repeated: await processorMs(stage, server, workloads.repeated),
        different: await processorMs(stage, server, workloads.different),
        everywhere: await processorMs(stage, server, everywhere[index] ?? []),
      };
      if (round === 0) continue;
      costs[index]?.repeated.push(seen.repeated);
      costs[index]?.different.push(seen.different);
      costs[index]?.everywhere.push(seen.everywhere);
    }
  }
  for (const server of servers) await server.end();
}

const names = {
  first: 'first search of a property in a new process, ms',
  different: 'every search different, processor ms',
  repeated: 'the same 200 searches, processor ms',
  everywhere: 'one search of every property, processor ms (no limit)',
} as const;

export async function benchGrowth(stage: Stage): Promise<Measured> {
  const sizes = await growDatabases(stage);
  title(
    `Growth: the same searches of ten properties of ${grownId}, medians of ${rounds} rounds in turns; of one search (and of that among the fewest)`,
  );
  const costs = sizes.map((): Costs => ({ first: [], different: [], repeated: [], everywhere: [] }));
  await measureFirst(stage, sizes, costs);
  await measureLoad(stage, sizes, costs);
  const costOf = (index: number, name: keyof Costs): number => median(costs[index]?.[name] ?? []);
  // Round by round, so that what slows the whole machine for a while slows all of a round.
  const ratioOf = (index: number, name: keyof Costs): number =>
    median((costs[index]?.[name] ?? []).map((cost, round) => cost / (costs[0]?.[name][round] ?? Number.NaN)));
  table(
    ['', ...sizes.map(({ properties, bookings }) => `${number(properties)} / ${number(bookings)} bookings`)],
    (Object.keys(names) as (keyof Costs)[]).map((name) => [
      names[name],
      ...sizes.map((_, index) => `${ms(costOf(index, name))} (${ratioOf(index, name).toFixed(2)})`),
    ]),
  );
  const largest = sizes.at(-1);
  const scanned = largest ? await explainRowQueries(largest.url, grownId) : [];
  console.log(`\n  Tables read from end to end: ${scanned.length === 0 ? 'none' : scanned.join(', ')}`);
  const worst = (index: number): number =>
    rounded(
      Math.max(...(['first', 'different', 'repeated'] as const).map((name) => ratioOf(index, name))),
      3,
    );
  return {
    figures: { growth10x: worst(1), growth100x: worst(2) },
    limits: [{ what: 'tables read from end to end', value: scanned.length, limit: 0, bound: 'at most' }],
  };
}
