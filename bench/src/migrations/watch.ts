import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/database.ts';
import { type LargeTable, writeOne } from './rows.ts';

export interface Watched {
  /** How long one lock that keeps writers (or readers too) out was seen on each table, without a break. */
  readonly locked: ReadonlyMap<LargeTable, number>;
  /** The longest that one write of a row took. */
  readonly written: ReadonlyMap<LargeTable, number>;
}

interface Held {
  readonly table: LargeTable;
}

const everyMs = 10;

/** Watches tables through connections of their own until the work is done: who holds them, and how long a write of each takes. */
export async function watch(
  db: Db,
  tables: readonly LargeTable[],
  work: () => Promise<void>,
): Promise<Watched> {
  let isOver = false;
  const locked = new Map<LargeTable, number>();
  const written = new Map<LargeTable, number>();
  const keepLongest = (into: Map<LargeTable, number>, name: LargeTable, value: number) =>
    into.set(name, Math.max(value, into.get(name) ?? 0));

  async function sample(): Promise<void> {
    const since = new Map<LargeTable, number>();
    while (!isOver) {
      const asked = performance.now();
      const { rows } =
        await sql<Held>`select distinct c.relname as table from pg_locks l join pg_class c on c.oid = l.relation
        where l.granted and l.database = (select oid from pg_database where datname = current_database())
          and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
          and c.relname in (${sql.join(tables)})`.execute(db);
      const now = performance.now();
      for (const name of tables) {
        if (!rows.some(({ table }) => table === name)) since.delete(name);
        else if (since.has(name)) keepLongest(locked, name, now - (since.get(name) ?? now));
        else since.set(name, asked);
      }
      await pause(everyMs);
    }
  }

  async function write(name: LargeTable): Promise<void> {
    while (!isOver) {
      const asked = performance.now();
      await sql.raw(writeOne[name]).execute(db);
      keepLongest(written, name, performance.now() - asked);
      await pause(everyMs);
    }
  }

  const watching = [sample(), ...tables.map(write)];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(watching);
  }
  return { locked, written };
}
