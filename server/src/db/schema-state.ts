import { sql } from 'kysely';
import type { Db } from './database.ts';

/** How the schema of a database fits a program that knows some migrations; names are those of migrations. */
export type SchemaState =
  | { readonly kind: 'current' }
  /** These have not run yet. */
  | { readonly kind: 'behind'; readonly missing: readonly string[] }
  /** A newer release has migrated it and still serves this one: see "Migrations" in CONTRIBUTING.md. */
  | { readonly kind: 'ahead'; readonly newest: string }
  /** A newer release has taken away what this one uses: it serves programs that know `oldest`. */
  | { readonly kind: 'too-new'; readonly newest: string; readonly oldest: string }
  /** Another line of development has migrated it: it has `unknown`, and lacks `missing`. */
  | { readonly kind: 'foreign'; readonly unknown: readonly string[]; readonly missing: readonly string[] };

export interface AppliedMigrations {
  readonly applied: readonly string[];
  /** The migration that a program must know to be served; null when all are. */
  readonly oldest: string | null;
}

export function schemaState(known: readonly string[], { applied, oldest }: AppliedMigrations): SchemaState {
  const unknown = applied.filter((name) => !known.includes(name)).toSorted();
  const missing = known.filter((name) => !applied.includes(name)).toSorted();
  const newest = unknown.at(-1);
  if (newest === undefined) return missing.length === 0 ? { kind: 'current' } : { kind: 'behind', missing };
  const isNewer = unknown.every((name) => known.every((ours) => ours < name));
  if (missing.length > 0 || !isNewer) return { kind: 'foreign', unknown, missing };
  return oldest === null || known.includes(oldest)
    ? { kind: 'ahead', newest }
    : { kind: 'too-new', newest, oldest };
}

async function hasTable(db: Db, schema: string, name: string): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from information_schema.tables where table_schema = ${schema} and table_name = ${name}) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/** What has run on a database, which may be empty, or on the schema that a remote's server part has in it. */
export async function readAppliedMigrations(db: Db, schema = 'public'): Promise<AppliedMigrations> {
  if (!(await hasTable(db, schema, 'kysely_migration'))) return { applied: [], oldest: null };
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.id(schema, 'kysely_migration')}`.execute(db);
  const applied = rows.map(({ name }) => name);
  if (!(await hasTable(db, schema, 'oldest_release'))) return { applied, oldest: null };
  const served = await sql<{
    migration: string;
  }>`select migration from ${sql.id(schema, 'oldest_release')}`.execute(db);
  return { applied, oldest: served.rows[0]?.migration ?? null };
}

const list = (names: readonly string[]): string => names.join(', ');

/** The database cannot be served by this program; the message says what the operator does. */
export class SchemaUnfitError extends Error {
  override readonly name = 'SchemaUnfitError';
}

/** Throws `SchemaUnfitError` where this program cannot serve a database in that state. */
export function requireFit(state: SchemaState): void {
  switch (state.kind) {
    case 'current':
    case 'ahead':
      return;
    case 'behind':
      throw new SchemaUnfitError(
        `The database lacks ${String(state.missing.length)} migrations of this release (${list(state.missing)}). ` +
          'Run "pnpm database migrate" with the same DATABASE_URL, then start again.',
      );
    case 'too-new':
      throw new SchemaUnfitError(
        `A newer release has migrated this database to ${state.newest}, and it serves releases from ${state.oldest} on. ` +
          'Start a newer release, or restore the backup that was made before that migration.',
      );
    case 'foreign':
      throw new SchemaUnfitError(
        `This database was migrated by another line of releases: it has ${list(state.unknown)}` +
          `${state.missing.length === 0 ? '' : ` and lacks ${list(state.missing)}`}. ` +
          'Start the release that belongs to it, or correct DATABASE_URL.',
      );
  }
}
