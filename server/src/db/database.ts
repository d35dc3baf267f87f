import { Kysely, type Transaction } from 'kysely';
import { openPGlite } from './pglite.ts';
import { openPostgres, type PoolUse } from './postgres.ts';
import type { Tables } from './schema.ts';

/** What a repository takes: the database itself or a transaction on it (a `Transaction` is a `Kysely`). */
export type Db = Kysely<Tables>;
export type DbTransaction = Transaction<Tables>;

export interface DatabaseSettings {
  /** PostgreSQL when given, else the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The folder of the embedded database; null keeps it in memory. */
  readonly dataDir: string | null;
  /** Migrations and imports may take longer than a request; `serving` is the default. */
  readonly purpose?: 'serving' | 'maintenance';
  readonly poolSize?: number;
  /** A dumped data directory (`dumpDataDir`) for a database in memory: a tenth of the time of making one. */
  readonly image?: Blob;
  readonly onIdleError?: (error: Error) => void;
  /** Of PostgreSQL: while false, it is as if it were away. */
  readonly mayConnect?: () => boolean;
}

export interface Database {
  readonly db: Db;
  readonly engine: 'pglite' | 'postgres';
  readonly close: () => Promise<void>;
  /** Of PostgreSQL only: the embedded database has one connection. */
  readonly poolUse?: () => PoolUse;
}

const ignore = () => undefined;

export async function createDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { dialect, poolUse } = openPostgres({
      databaseUrl: settings.databaseUrl,
      purpose: settings.purpose ?? 'serving',
      poolSize: settings.poolSize ?? 10,
      onIdleError: settings.onIdleError ?? ignore,
      mayConnect: settings.mayConnect,
    });
    const db = new Kysely<Tables>({ dialect });
    return { db, engine: 'postgres', close: () => db.destroy(), poolUse };
  }
  const { dialect, release } = await openPGlite(settings.dataDir, settings.image);
  const db = new Kysely<Tables>({ dialect });
  const close = async () => {
    await db.destroy();
    await release();
  };
  return { db, engine: 'pglite', close };
}
