import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { runCommand } from './run.ts';
import { copyDataDir, removeDataDir, startSite, type Site } from './site.ts';

const fileSchema = z.looseObject({ Property: z.record(z.string(), z.unknown()) });
export type HotelFile = z.output<typeof fileSchema>;

/** A site like `prepared`, with what its operator imports besides: HARBOUR's file as `change` makes it. */
export async function startWithHotel(
  prepared: string,
  change: (harbour: HotelFile) => object,
): Promise<Site> {
  const dataDir = await copyDataDir(prepared);
  await importHotel(dataDir, change);
  const site = await startSite({ dataDir });
  return {
    ...site,
    async stop() {
      await site.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** What an operator imports into the data directory of a site before it starts: HARBOUR's file as `change` makes it. */
export async function importHotel(dataDir: string, change: (harbour: HotelFile) => object): Promise<void> {
  const file = join(dataDir, 'hotel.json');
  const property = (...args: readonly string[]): Promise<string> =>
    runCommand(['server/src/import/cli.ts', ...args], { DATA_DIR: dataDir, RELEASES_DIR: undefined });
  await property('export', 'HARBOUR', '--out', file);
  const harbour = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify(change(harbour)));
  await property('import', file);
}
