import { sql } from 'kysely';
import { findPgbench, runPgbench } from './create/pgbench.ts';
import { pgbenchScript } from './create/pgbench-script.ts';
import { rowsOf } from './create/template.ts';
import { bodiesOf, bodyOf, hot, hotelFiles, overHotels, spread, type Variant } from './create/variants.ts';
import type { ServerFigures } from './limits.ts';
import type { LoadResult } from './load.ts';
import { ms, number, table, title } from './report.ts';
import { createPath, json } from './requests.ts';
import type { Stage } from './stage.ts';
import { median, rounded } from '../statistics.ts';

const rounds = 5;
/** The first rounds of a process are slower than all later ones, until its code is compiled. */
const roundsBefore = 1;
const clients = 64;
const times = { warmUpMs: 500, measureMs: 2000 };
const database = 'bench_create';

interface Measured {
  readonly variant: Variant;
  readonly raw: number[];
  readonly http: LoadResult[];
}

const ratioOf = ({ raw, http }: Measured): number =>
  median(http.map(({ perSecond }) => perSecond)) / median(raw);

/** Enough rooms that no booking is rejected, and no work of the bench's own beside it. */
async function prepare(stage: Stage): Promise<string> {
  const url = await stage.createDatabase(database);
  await stage.importHotels(url, hotelFiles());
  await stage.withDatabase(url, (db) => sql`update inventory set total = 100000000`.execute(db));
  await stage.withDatabase(url, (db) => sql`vacuum analyze`.execute(db));
  return url;
}

async function scriptOf(stage: Stage, url: string, variant: Variant): Promise<string> {
  const body = bodyOf(variant.hotels[0] ?? '', variant.roomTypes[0] ?? '', variant.firstDay, 'invoice');
  const script = await stage.withDatabase(url, async (db) => {
    const rows = await rowsOf(db, body);
    const versions = await db.selectFrom('property_version').select('content_version').distinct().execute();
    const [version] = versions;
    if (!version || versions.length > 1) throw new Error('The hotels of the bench are not of one version');
    return pgbenchScript(rows, variant, version.content_version);
  });
  return stage.keep(`${variant.name}.sql`, script);
}

/** Every night: what bookings say they took is what the stock says was sold. */
async function checkStock(stage: Stage, url: string): Promise<number> {
  const { rows } = await stage.withDatabase(url, (db) =>
    sql<{ sold: string; taken: string; bookings: string }>`
      select (select sum(sold) from inventory) as sold, count(*) * 6 as taken, count(*) as bookings
      from reservation where status = 'Confirmed'`.execute(db),
  );
  const [row] = rows;
  if (!row || Number(row.sold) !== Number(row.taken)) throw new Error('Stock and bookings do not agree');
  return Number(row.bookings);
}

function print(measured: readonly Measured[], card: LoadResult): void {
  const row = (name: string, result: readonly LoadResult[], raw: string, ratio: string) => [
    name,
    raw,
    number(median(result.map(({ perSecond }) => perSecond))),
    ratio,
    ms(median(result.map(({ p50 }) => p50))),
    ms(median(result.map(({ p99 }) => p99))),
  ];
  table(
    ['', 'pgbench a second', 'HTTP a second', 'ratio', 'p50 ms', 'p99 ms'],
    [
      ...measured.map((one) =>
        row(one.variant.name, one.http, number(median(one.raw)), ratioOf(one).toFixed(2)),
      ),
      row('  paid by card: hold, authorise, confirm', [card], '', ''),
    ],
  );
}

export async function benchCreate(stage: Stage): Promise<Partial<ServerFigures>> {
  title(
    `Create, 3 nights × 2 rooms by company invoice, ${String(clients)} clients, medians of ${String(rounds)} rounds in turns after one that does not count; ` +
      'pgbench calls the same function, one booking a call, prepared; the limit per address is off',
  );
  const pgbench = await findPgbench();
  if (pgbench === null)
    throw new Error('There is no pgbench: install the package postgresql-contrib or postgresql');
  const url = await prepare(stage);
  const server = await stage.startServer(url, { CHANGES_PER_MINUTE: '0' });
  const common = {
    origin: server.address,
    path: createPath,
    headers: json,
    areGuests: true,
    connections: clients,
  };

  const measured: Measured[] = [hot, spread, overHotels].map((variant) => ({ variant, raw: [], http: [] }));
  for (let round = -roundsBefore; round < rounds; round += 1) {
    for (const { variant, raw, http } of measured) {
      const byPgbench = async () => {
        const scriptFile = await scriptOf(stage, url, variant);
        const perSecond = await runPgbench(pgbench, {
          url,
          scriptFile,
          clients,
          seconds: times.measureMs / 1000,
        });
        if (round >= 0) raw.push(perSecond);
      };
      const byHttp = async () => {
        const result = await stage.loader.run({
          ...common,
          ...times,
          bodies: bodiesOf(variant, 'invoice'),
        });
        if (round >= 0) http.push(result);
      };
      // Who goes first changes from round to round.
      for (const run of round % 2 === 0 ? [byPgbench, byHttp] : [byHttp, byPgbench]) await run();
    }
  }
  const card = await stage.loader.run({ ...common, ...times, bodies: bodiesOf(spread, 'card') });
  await server.end();

  print(measured, card);
  const failures = [...measured.flatMap(({ http }) => http), card].reduce(
    (sum, one) => sum + one.failures,
    0,
  );
  if (failures > 0) throw new Error(`${String(failures)} bookings were not answered with 200`);
  console.log(`  ${number(await checkStock(stage, url))} bookings, and the stock agrees`);
  const [onHot, onSpread, onManyHotels] = measured;
  if (!onHot || !onSpread || !onManyHotels) return {};
  const p99s = [onHot, onSpread].map(({ http }) => median(http.map(({ p99 }) => p99)));
  return {
    createHotRatio: rounded(ratioOf(onHot), 3),
    createSpreadRatio: rounded(ratioOf(onSpread), 3),
    createManyHotelsRatio: rounded(ratioOf(onManyHotels), 3),
    createP99Ms: rounded(Math.max(...p99s), 1),
  };
}
