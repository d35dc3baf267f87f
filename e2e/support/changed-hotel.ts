import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run.ts';
import { copyDataDir, removeDataDir, startSite, type Site } from './site.ts';

/** A site with one hotel more than those of `prepared`: HARBOUR as `change` makes it, under a code of its own. */
export async function startWithHotel(prepared: string, change: (harbour: unknown) => object): Promise<Site> {
  const dataDir = await copyDataDir(prepared);
  const file = join(dataDir, 'hotel.json');
  const property = (...args: readonly string[]): Promise<string> =>
    runCommand(['server/src/import/cli.ts', ...args], { DATA_DIR: dataDir, RELEASES_DIR: undefined });
  await property('export', 'HARBOUR', '--out', file);
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  await property('import', file);
  const site = await startSite({ dataDir });
  return {
    ...site,
    async stop() {
      await site.stop();
      await removeDataDir(dataDir);
    },
  };
}
