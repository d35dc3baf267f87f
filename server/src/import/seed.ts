import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listPropertyCodes } from '../modules/property/index.ts';
import { importFile } from './import-file.ts';
import type { ImportContext } from './import-property.ts';

/** The files of a demo folder in the order in which they can be imported: properties before the groups that name them. */
async function demoFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const ordered = ['exchange-rates.json', 'property.json', 'group.json'];
  return ordered.flatMap((name) =>
    names
      .filter((found) => found === name || found.endsWith(`/${name}`))
      .sort()
      .map((found) => join(folder, found)),
  );
}

/** Imports the demonstration hotels like real ones; an existing one is updated from its file. */
export async function importDemo(
  context: ImportContext,
  demoFolder: string,
  say: (line: string) => void,
): Promise<void> {
  for (const file of await demoFiles(demoFolder)) {
    const { title } = await importFile(context, file);
    say(`Imported ${title}`);
  }
}

/** Fills an empty database with the demonstration hotels; leaves any other database alone. */
export async function seedWhenEmpty(
  context: ImportContext,
  demoFolder: string,
  say: (line: string) => void,
): Promise<void> {
  if ((await listPropertyCodes(context.db)).length > 0) return;
  await importDemo(context, demoFolder, say);
}
