import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDatabase, type Database } from './db/database.ts';
import { migrateToLatest, requireSchema } from './db/migrate.ts';
import type { Env } from './env.ts';
import { requireFitPooler } from './db/pooled.ts';
import { isUnavailable } from './http/unavailable.ts';
import { DatabaseUnusableError } from './start-failure.ts';

type Fill = (database: Database) => Promise<void>;

/** Over PostgreSQL, which may be away when the server starts. */
export interface StartingDatabase {
  readonly database: Database;
  /** Null when it is ready. Otherwise retries every second, then migrates and fills it; until then it gives no connection. */
  readonly becomeReady: ((isOver: () => boolean) => Promise<void>) | null;
}

const retryEveryMs = 1_000;

async function prepare(
  database: Database,
  { migrateAtStart }: Env,
  say: (line: string) => void,
  fill: Fill,
): Promise<void> {
  const done = migrateAtStart ? await migrateToLatest(database.db) : [];
  if (done.length > 0) say(`Database schema brought up to ${done.at(-1) ?? ''}`);
  const state = await requireSchema(database.db);
  if (state.kind === 'ahead')
    say(`Database schema of a newer release (${state.newest}), which serves this one too`);
  await fill(database);
}

/** A database that does not respond is waited for; one that rejects the login, or does not exist, is a wrong setting. */
async function requireEntry({ db }: Database, databaseUrl: string, setting: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw isUnavailable(error) ? error : new DatabaseUnusableError(databaseUrl, error, setting);
  }
}

async function startEmbedded(env: Env, say: (line: string) => void, fill: Fill): Promise<StartingDatabase> {
  const database = await createDatabase({ databaseUrl: undefined, dataDir: env.dataDir });
  try {
    await prepare(database, env, say, fill);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, becomeReady: null };
}

/**
 * Opens the database, migrates it where the settings say so, and fills it when it is empty. Throws `SchemaUnfitError` for one that this
 * release cannot serve. Over PostgreSQL the preparation has its own connections without
 * statement time-outs; the embedded database has only one.
 */
export async function startDatabase(
  env: Env,
  say: (line: string) => void,
  fill: Fill,
): Promise<StartingDatabase> {
  const { databaseUrl, dataDir } = env;
  if (databaseUrl === undefined) return startEmbedded(env, say, fill);
  const directUrl = env.databaseDirectUrl ?? databaseUrl;
  const settings = { databaseUrl, dataDir };
  let isReady = false;

  async function tryToPrepare(): Promise<boolean> {
    const preparing = await createDatabase({
      databaseUrl: directUrl,
      dataDir,
      purpose: 'maintenance',
      poolSize: 2,
    });
    const serving = await createDatabase({ ...settings, poolSize: 1 });
    try {
      await requireEntry(serving, settings.databaseUrl, 'DATABASE_URL');
      await requireEntry(preparing, directUrl, 'DATABASE_DIRECT_URL');
      await requireFitPooler(serving.db, preparing.db);
      await prepare(preparing, env, say, fill);
      isReady = true;
      return true;
    } catch (error) {
      if (isUnavailable(error)) return false;
      throw error;
    } finally {
      await Promise.all([preparing.close(), serving.close()]);
    }
  }

  async function becomeReady(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pause(retryEveryMs);
      if (await tryToPrepare()) return;
    }
  }

  const isThere = await tryToPrepare();
  const database = await createDatabase({
    ...settings,
    poolSize: env.databasePoolSize,
    mayConnect: () => isReady,
  });
  return { database, becomeReady: isThere ? null : becomeReady };
}
