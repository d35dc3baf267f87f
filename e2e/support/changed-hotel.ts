import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { copyPrepared, harbourFile, removeDataDir, runOn } from './data-dir.ts';
import { startSite, type Site } from './site.ts';

const fileSchema = z.looseObject({ Property: z.record(z.string(), z.unknown()) });
export type HotelFile = z.output<typeof fileSchema>;

/** A site on a copy of the prepared data directory whose operator imports HARBOUR's file as `change` makes it. */
export async function startWithHotel(
  change: (harbour: HotelFile) => object,
  copy: () => Promise<string> = copyPrepared,
): Promise<Site> {
  const dataDir = await copy();
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

/** What an operator imports into the database of a data directory: HARBOUR's file as `change` makes it. */
export async function importHotel(dataDir: string, change: (harbour: HotelFile) => object): Promise<void> {
  const harbour = fileSchema.parse(JSON.parse(await readFile(join(dataDir, harbourFile), 'utf8')));
  const file = join(dataDir, 'changed-hotel.json');
  await writeFile(file, JSON.stringify(change(harbour)));
  await runOn(dataDir, ['server/src/import/cli.ts', 'import', file]);
}
