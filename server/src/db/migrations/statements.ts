import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The statement with which a contracting migration begins: from then on only releases that know `migration` start on this database. What such a
 * migration takes away must not have been used by the release that brought `migration`.
 */
export const serveReleasesFrom = (migration: string): string =>
  `insert into oldest_release (migration) values ('${migration}')
   on conflict (only_row) do update set migration = excluded.migration`;

interface Change {
  readonly find: string;
  readonly replace: string;
}

/** Changes the text of a function as it stands. */
export const changeFunction = (signature: string, changes: readonly Change[]): string => `do $change$
  declare
    v_text text := pg_get_functiondef('${signature}'::regprocedure);
    v_before text;
  begin
    ${changes
      .map(
        ({ find, replace }) => `v_before := v_text;
    v_text := replace(v_text, $find$${find}$find$, $replace$${replace}$replace$);
    if v_text = v_before then raise exception '${signature} has changed'; end if;`,
      )
      .join('\n    ')}
    execute v_text;
  end $change$`;

/** A migration from plain statements: one set that PGlite and PostgreSQL both run. Only forward: a later migration corrects a mistake. */
export const fromStatements = (statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
