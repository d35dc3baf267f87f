import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { ServerPlugin, PartMigrations } from './part.ts';
import { createPart, type FoundPart } from './server-parts.ts';

interface PartModule {
  readonly plugin?: unknown;
  readonly migrations?: unknown;
}

const isPlugin = (value: unknown): value is ServerPlugin => typeof value === 'function';
const areMigrations = (value: unknown): value is PartMigrations =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (each: unknown) =>
      typeof each === 'object' && each !== null && 'up' in each && typeof each.up === 'function',
  );

async function loadPart(folder: string, name: string, logger: Logger): Promise<FoundPart> {
  const file = join(folder, name, 'server/dist/main.js');
  const broken = (error: unknown): FoundPart => {
    const part = createPart({ name, plugin: null }, logger);
    part.fail(error);
    return part;
  };
  if (!existsSync(file)) return broken(new Error(`It is not built: pnpm build ${name}-server`));
  try {
    // Another program than ours: the bundler leaves the import as it is.
    const { plugin, migrations = {} } = (await import(
      /* webpackIgnore: true */ pathToFileURL(file).href
    )) as PartModule;
    if (!isPlugin(plugin)) return broken(new Error('It exports no function called plugin.'));
    if (!areMigrations(migrations)) return broken(new Error('Its migrations have to be objects with `up`.'));
    return createPart({ name, plugin, migrations }, logger);
  } catch (error) {
    return broken(error);
  }
}

/**
 * The server parts of the remotes below `folder` (`mf-spa/server`), by name. One that cannot be loaded is among them: its calls get 503. Never
 * throws: without the folder the list is empty.
 */
export async function findParts(folder: string, logger: Logger): Promise<readonly FoundPart[]> {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => /^mf-[a-z0-9-]+$/.test(name) && existsSync(join(folder, name, 'server/package.json')))
    .sort();
  return Promise.all(names.map((name) => loadPart(folder, name, logger)));
}
