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

/** A migration whose statements can be read, so that its locks can be judged before it runs (`long-locks.ts`). */
export interface StatementMigration extends Migration {
  readonly statements: readonly string[];
  /** False: each statement is committed by itself, and all of them run again after one that failed. */
  readonly isOneTransaction: boolean;
}

/** A migration from plain statements: one set that PGlite and PostgreSQL both run. Only forward: a later migration corrects a mistake. */
export const fromStatements = (statements: readonly string[]): StatementMigration => ({
  statements,
  isOneTransaction: true,
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const isConcurrent = (statement: string): boolean => /^create (unique )?index concurrently/.test(statement);

/**
 * What takes long on a large table, while the table is written to. An index that is built concurrently waits for the transactions of others,
 * without holding anybody up: it has no limit for that.
 */
export const whileWritten = (statements: readonly string[]): StatementMigration => ({
  statements,
  isOneTransaction: false,
  async up(db) {
    for (const statement of statements) {
      if (isConcurrent(statement)) await sql`set lock_timeout = 0`.execute(db);
      await sql.raw(statement).execute(db);
    }
  },
});

/** The statements that build an index concurrently; what a try before has left unfinished goes first. `rest` begins with the table. */
export const indexWhileWritten = (name: string, rest: string): readonly string[] => [
  `do $$ begin
    if exists (select from pg_index where indexrelid = to_regclass('${name}') and not indisvalid) then drop index ${name}; end if;
  end $$`,
  `create index concurrently if not exists ${name} on ${rest}`,
];
