import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The statement with which a contracting migration begins: from then on only releases that know `migration` start on this database. What such a
 * migration takes away must not have been used by the release that brought `migration`.
 */
export const serveReleasesFrom = (migration: string): string =>
  `insert into oldest_release (migration) values ('${migration}')
   on conflict (only_row) do update set migration = excluded.migration`;

/** A migration from plain statements: one set that PGlite and PostgreSQL both run. Only forward: a later migration corrects a mistake. */
export const fromStatements = (statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
