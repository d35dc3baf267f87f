import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { columnParsers } from './column-types.ts';

/** For what watches its statements. */
export const postgresDriver = pg;

/** Serving requests is bounded so that one slow statement cannot hold up a hotel; maintenance (migrations, imports) is not. */
const servingLimits = {
  statement_timeout: 2000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
};

export interface PostgresSettings {
  readonly databaseUrl: string;
  readonly purpose: 'serving' | 'maintenance';
  readonly poolSize: number;
  readonly onIdleError: (error: Error) => void;
  /** While it says no, it is as if the database were away. */
  readonly mayConnect?: (() => boolean) | undefined;
}

/** As PostgreSQL says it while it starts. */
const notYet = (): Error => Object.assign(new Error('The database is not ready yet.'), { code: '57P03' });

/** pg's own parsers, and ours before them. */
function createTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(columnParsers)) types.setTypeParser(Number(oid), parse);
  return types;
}

export interface PoolUse {
  readonly size: number;
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

export interface OpenedPostgres {
  readonly dialect: PostgresDialect;
  readonly poolUse: () => PoolUse;
}

export function openPostgres(settings: PostgresSettings): OpenedPostgres {
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    max: settings.poolSize,
    types: createTypes(),
    application_name: 'hotel-direct-booking',
    // A guest soon reads that it is away; a command waits for a busy server.
    connectionTimeoutMillis: settings.purpose === 'serving' ? 5000 : 30_000,
    ...(settings.purpose === 'serving' ? servingLimits : {}),
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', settings.onIdleError);
  // When a connection is lost between two statements of a transaction, only the connection emits the error, not the pool.
  pool.on('connect', (client) => client.on('error', settings.onIdleError));
  const poolUse = (): PoolUse => ({
    size: settings.poolSize,
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  const gate: PostgresPool = {
    connect: () => ((settings.mayConnect?.() ?? true) ? pool.connect() : Promise.reject(notYet())),
    end: () => pool.end(),
    options: pool.options,
  };
  return { dialect: new PostgresDialect({ pool: gate }), poolUse };
}
