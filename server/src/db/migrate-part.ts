import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';

/** The tables that a part's migration makes without naming a schema come into its own, also by plain SQL. */
const within = (schema: string, migration: Migration): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`set local search_path to ${sql.id(schema)}`.execute(db);
    await migration.up(db.withSchema(schema));
  },
});

/**
 * Migrates the schema of a remote's server part to its newest form and returns the names of the migrations that ran. They are recorded in that
 * schema, apart from the site's own migrations and those of other parts. Throws the migration's error.
 */
export async function migratePart(
  db: Db,
  schema: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  if (Object.keys(migrations).length === 0) return [];
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
