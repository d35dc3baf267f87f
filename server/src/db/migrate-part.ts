import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';
import { readAppliedMigrations, requireFit, schemaState } from './schema-state.ts';

/** The tables that a part's migration makes without naming a schema come into its own, also by plain SQL. */
const within = (schema: string, migration: Migration): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`set local search_path to ${sql.id(schema)}`.execute(db);
    await migration.up(db.withSchema(schema));
  },
});

type PartMigrations = Readonly<Record<string, Migration>>;

const readPartState = async (db: Db, schema: string, migrations: PartMigrations) =>
  schemaState(Object.keys(migrations), await readAppliedMigrations(db, schema));

/** Throws `SchemaUnfitError` unless the schema of a remote's server part is as this release of it needs it. */
export async function requirePartSchema(db: Db, schema: string, migrations: PartMigrations): Promise<void> {
  requireFit(await readPartState(db, schema, migrations));
}

/**
 * Migrates the schema of a remote's server part to its newest form and returns the names of the migrations that ran: none where a newer release
 * of it has migrated already. They are recorded in that schema, apart from the site's own migrations and those of other parts. Throws the
 * migration's error, or `SchemaUnfitError`.
 */
export async function migratePart(
  db: Db,
  schema: string,
  migrations: PartMigrations,
): Promise<readonly string[]> {
  const state = await readPartState(db, schema, migrations);
  if (state.kind !== 'behind') {
    requireFit(state);
    return [];
  }
  const confined = Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, within(schema, migration)]),
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(confined) },
    migrationTableSchema: schema,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}
