import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { columnParsers } from './column-types.ts';

/** The folder is in use: PGlite would be damaged by a second process on the same files. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  constructor(dataDir: string, processId: number) {
    super(
      `The embedded database in ${dataDir} is open in another process (${String(processId)}). ` +
        'Stop that one first, or set DATABASE_URL to use PostgreSQL, which takes several.',
    );
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Written with `wx`, so that only one of two processes gets the lock; the lock of a killed process is taken over. */
async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const lockFile = join(dataDir, 'database.lock');
  const take = () => writeFile(lockFile, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch {
    const owner = Number(await readFile(lockFile, 'utf8').catch(() => '0'));
    if (owner > 0 && owner !== process.pid && isRunning(owner)) throw new DatabaseInUseError(dataDir, owner);
    await rm(lockFile, { force: true });
    await take();
  }
  return () => rm(lockFile, { force: true });
}

export interface OpenedPGlite {
  readonly dialect: PGliteDialect;
  readonly release: () => Promise<void>;
}

/** Opens the embedded database under `dataDir`, or in memory when that is null: then empty, or with what `image` holds. */
export async function openPGlite(dataDir: string | null, image: Blob | undefined): Promise<OpenedPGlite> {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = dataDir === null ? () => Promise.resolve() : await takeLock(dataDir);
  const pglite = await PGlite.create({
    parsers: columnParsers,
    ...(image ? { loadDataDir: image } : {}),
    ...(dataDir === null ? {} : { dataDir: join(dataDir, 'database') }),
  });
  const release = async () => {
    // Kysely closes it only if a query has been run.
    if (!pglite.closed) await pglite.close();
    await unlock();
  };
  return { dialect: new PGliteDialect({ pglite }), release };
}
