import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../statistics.ts';
import { workspaceRoot } from 'federation/build';
import { thousandProperties } from './growth-data.ts';
import { hotelFile, largeHotel } from './hotel.ts';
import type { Measured } from './limits.ts';
import { multiplyProperties } from './multiply.ts';
import { run } from './release-database.ts';
import { MB, ms, number, table, title } from './report.ts';
import { post, searchBody, searchPath, stayIn } from './requests.ts';
import type { ServerProcess } from './server-process.ts';
import type { Stage } from './stage.ts';

const starts = 3;

interface Case {
  readonly name: string;
  readonly url: string;
}

interface Memory {
  readonly rss: number;
  /** The heap in use and what lies outside it (typed arrays, buffers). */
  readonly used: number;
}

async function memoryOf(server: ServerProcess): Promise<Memory> {
  const { rss, heapUsed, external } = await server.ask('memory');
  return { rss, used: heapUsed + external };
}

/** Searches every property once, so that the process holds what it keeps of each. */
export async function searchAll(server: ServerProcess, properties: readonly string[]): Promise<void> {
  for (const id of properties) {
    const { status } = await post(server.address, searchPath, searchBody(id, stayIn(10, 3)));
    if (status !== 200) throw new Error(`A search of ${id} was answered with ${status}`);
  }
}

export const listProperties = async (stage: Stage, url: string): Promise<readonly string[]> =>
  stage.withDatabase(url, async (db) => {
    const rows = await db.selectFrom('property').select('property_id').execute();
    return rows.map((row) => row.property_id);
  });

async function measure(stage: Stage, { name, url }: Case): Promise<readonly string[]> {
  const properties = await listProperties(stage, url);
  const times: number[] = [];
  let memory: readonly [Memory, Memory] | null = null;
  for (let start = 0; start < starts; start += 1) {
    const server = await stage.startServer(url);
    times.push(server.startMs);
    if (start === starts - 1) {
      const before = await memoryOf(server);
      await searchAll(server, properties);
      memory = [before, await memoryOf(server)];
    }
    await server.end();
  }
  const [before, after] = memory ?? [];
  const each = ((after?.used ?? 0) - (before?.used ?? 0)) / properties.length;
  return [
    name,
    ms(median(times)),
    `${MB(before?.rss ?? 0)} / ${MB(before?.used ?? 0)}`,
    `${MB(after?.rss ?? 0)} / ${MB(after?.used ?? 0)}`,
    number(each / 1000),
  ];
}

/** The hotels that the command brings into a new database. */
async function demonstration(stage: Stage): Promise<Case> {
  const url = await stage.createDatabase('start_demo');
  // Pictures are of no use to searches.
  const pictures = await mkdtemp(join(tmpdir(), 'booking-bench-demo-'));
  await run(workspaceRoot, 'server/src/import/cli.ts', ['demo'], {
    DATABASE_URL: url,
    DATA_DIR: pictures,
    NODE_ENV: 'development',
  });
  await rm(pictures, { recursive: true });
  return { name: '18 months × 5 demonstration hotels', url };
}

async function tenLarge(stage: Stage): Promise<Case> {
  const url = await stage.createDatabase('start_large');
  await stage.importHotels(url, [hotelFile(largeHotel('large'))]);
  await stage.withDatabase(url, (db) => multiplyProperties(db, 9));
  return { name: '18 months × 10 of 12 types × 8 plans', url };
}

export async function benchStart(stage: Stage): Promise<Measured> {
  const { url } = await thousandProperties(stage);
  title(
    `Start until ready, median of ${starts}; memory (RSS / in use) after it, and after every property was searched once`,
  );
  const cases = [
    await demonstration(stage),
    await tenLarge(stage),
    { name: '4 months × 1,000 of 4 types × 2 plans', url },
  ];
  const rows: (readonly string[])[] = [];
  for (const one of cases) rows.push(await measure(stage, one));
  table(['', 'start ms', 'MB at start', 'MB, all searched', 'kB a property'], rows);
  return { figures: {} };
}
