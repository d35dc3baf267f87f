import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { dumpRows } from './card-scan.ts';

const run = promisify(execFile);
const mostBytes = 1_000_000_000;

/** The major version of the `pg_dump` of this machine; 0 without one. */
async function dumperVersion(): Promise<number> {
  const said = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  return Number(/(\d+)/.exec(said.stdout)?.[1] ?? 0);
}

/**
 * A backup as it is restored: by `pg_dump` where this machine has one that reads the server, as text and in the archive's own form; and what every
 * one of them reads, each row of each table.
 */
export async function backUp(db: Db, databaseUrl: string | null): Promise<string> {
  const rows = (await dumpRows(db)).join('\n');
  if (databaseUrl === null) return rows;
  const { rows: versions } = await sql<{ major: number }>`
    select current_setting('server_version_num')::int / 10000 as major`.execute(db);
  if ((await dumperVersion()) < (versions[0]?.major ?? 0)) return rows;
  const dumps = await Promise.all(
    [['-Fp'], ['-Fc', '-Z0']].map((form) =>
      run('pg_dump', [...form, databaseUrl], { encoding: 'latin1', maxBuffer: mostBytes }),
    ),
  );
  return [rows, ...dumps.map(({ stdout }) => stdout)].join('\n');
}
