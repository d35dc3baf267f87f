import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration from plain statements: one set that PGlite and PostgreSQL both run. Only forward: a later migration corrects a mistake. */
export const fromStatements = (statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
