import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnParsers } from './column-types.ts';

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
}

/** pg's own parsers, and ours before them. */
function createTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(columnParsers)) types.setTypeParser(Number(oid), parse);
  return types;
}

export function openPostgres(settings: PostgresSettings): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    max: settings.poolSize,
    types: createTypes(),
    application_name: 'hotel-direct-booking',
    connectionTimeoutMillis: 5000,
    ...(settings.purpose === 'serving' ? servingLimits : {}),
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', settings.onIdleError);
  return new PostgresDialect({ pool });
}
