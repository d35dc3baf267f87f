import { readFile } from 'node:fs/promises';
import { type Dialect, type Driver, Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { createDatabase, type Database, type Db } from '../../src/db/database.ts';
import { openPGlite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import type { Tables } from '../../src/db/schema.ts';
import { lend } from './lend.ts';
import { newDatabaseUrl } from './migrated-postgres.ts';
import { putRowsBack, saveRows } from './saved-rows.ts';
import { recordStatement } from './statements.ts';

type Engine = Database['engine'];

interface Opened {
  readonly dialect: Dialect;
  readonly driver: Driver;
  /** Where no statement is ended for taking long. */
  readonly own: Db;
  readonly poolUse?: NonNullable<Database['poolUse']>;
  readonly close: () => Promise<void>;
}

interface Kept extends Opened {
  /** Names of the rows that can be put into it. */
  readonly saved: Set<string>;
  uses: number;
}

/** Emptying leaves dead rows behind. */
const usesBetweenVacuums = 40;
const mostIdle = 2;
const idle: Record<Engine, Kept[]> = { pglite: [], postgres: [] };

const altersMore = /^\s*(create|alter|drop|do|set|prepare)\b/i;

/** The rows that migrations wrote. */
const beginning = 'beginning';

const open: Record<Engine, () => Promise<Opened>> = {
  async pglite() {
    const image = new Blob([await readFile(inject('pgliteImage'))]);
    const { dialect, release } = await openPGlite(null, image);
    const driver = dialect.createDriver();
    await driver.init();
    const own = new Kysely<Tables>({ dialect: lend(dialect, driver, () => undefined).dialect });
    return { dialect, driver, own, close: release };
  },
  async postgres() {
    const databaseUrl = await newDatabaseUrl(inject('postgresUrl'));
    const onIdleError = () => undefined;
    const { dialect, poolUse } = openPostgres({
      databaseUrl,
      // A busy machine is no reason for a test to fail.
      purpose: 'maintenance',
      poolSize: 10,
      onIdleError,
    });
    const driver = dialect.createDriver();
    await driver.init();
    const own = await createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance', poolSize: 1 });
    const close = async () => {
      await driver.destroy();
      await own.close();
    };
    return { dialect, driver, own: own.db, poolUse, close };
  },
};

async function begin(engine: Engine): Promise<Kept> {
  const opened = await open[engine]();
  await saveRows(opened.own, beginning);
  return { ...opened, saved: new Set(), uses: 0 };
}

interface Loan {
  readonly kept: Kept;
  /** Nothing has been written into the database since it was lent. */
  isUntouched: boolean;
  /** More than rows has changed: it is not lent again. */
  isAltered: boolean;
}

async function putBack(engine: Engine, { kept, isAltered }: Loan): Promise<void> {
  kept.uses += 1;
  if (isAltered || idle[engine].length >= mostIdle) {
    await kept.close();
    return;
  }
  await putRowsBack(kept.own, beginning);
  if (kept.uses % usesBetweenVacuums === 0) await sql`vacuum`.execute(kept.own);
  idle[engine].push(kept);
}

const loans = new WeakMap<Db, Loan>();

/**
 * A migrated, empty database: one that an earlier test of this process has had and that is empty again, or a new one.
 * Making one takes half a second, emptying one a hundredth of that.
 */
export async function borrowDatabase(engine: Engine): Promise<Database> {
  const kept = idle[engine].pop() ?? (await begin(engine));
  const loan: Loan = { kept, isUntouched: true, isAltered: false };
  const { dialect, end } = lend(kept.dialect, kept.driver, (query) => {
    if (query.query.kind !== 'SelectQueryNode') loan.isUntouched = false;
    if (altersMore.test(query.sql)) loan.isAltered = true;
    if (engine === 'postgres') recordStatement(query);
  });
  const db = new Kysely<Tables>({ dialect });
  loans.set(db, loan);
  let returned: Promise<void> | undefined;
  const close = () =>
    (returned ??= db
      .destroy()
      .then(end)
      .then(() => putBack(engine, loan)));
  return { db, engine, close, ...(kept.poolUse ? { poolUse: kept.poolUse } : {}) };
}

/** The same database, where no statement is ended for taking long. */
export function maintenanceOf(db: Db): Db {
  const loan = loans.get(db);
  if (!loan) throw new Error('This database is not a borrowed one');
  return loan.kept.own;
}

const seen = new Map<string, number>();
/** Copies are worth making of what comes again and again. */
const worthSaving = 2;

/**
 * Into a database that is as it was lent, copies the rows that `write` wrote under this name before, which takes a tenth of the time;
 * otherwise writes them.
 */
export async function writeOnce(db: Db, name: string, write: () => Promise<void>): Promise<void> {
  const loan = loans.get(db);
  if (!loan?.isUntouched) return write();
  const { own, saved } = loan.kept;
  if (saved.has(name)) {
    loan.isUntouched = false;
    return putRowsBack(own, name);
  }
  await write();
  const times = (seen.get(name) ?? 0) + 1;
  seen.set(name, times);
  if (times < worthSaving) return;
  await saveRows(own, name, beginning);
  saved.add(name);
}
