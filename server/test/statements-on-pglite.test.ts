import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { columnParsers } from '../src/db/column-types.ts';
import type { Tables } from '../src/db/schema.ts';
import { sqlStateOf } from '../src/db/transaction.ts';
import { importFile } from '../src/import/import-file.ts';
import { createTestClock, testNow } from './support/clock.ts';
import { comparedTypes } from './support/column-values.ts';
import { readStatements, type Statement, statementsFolder } from './support/statements.ts';
import { makeTemporaryFolder } from './support/temporary-folder.ts';

/** Classes of errors that say something of the rows, which are not those that the statement was written for. */
const ofRows = ['23', 'P0'];
/**
 * What needs a schema that a test has made: its own care and changes of tables, as those of the server are migrations, which run on both engines, and the
 * tables of a remote's part, whose tests run on both engines.
 */
const ofTests = /^\s*(create|alter|drop|vacuum|prepare|explain|deallocate)\b|\bmf_\w+"?\./i;

let pglite: PGlite;
beforeAll(async () => {
  const folder = await makeTemporaryFolder();
  const loadDataDir = new Blob([await readFile(inject('pgliteImage'))]);
  pglite = await PGlite.create({ parsers: columnParsers, loadDataDir });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const context = { db, clock: createTestClock(testNow), releasesDir: folder.path, dryRun: false };
  await importFile(context, join(import.meta.dirname, '..', 'demo', 'harbour', 'property.json'));
  await folder.remove();
});
afterAll(() => pglite.close());

const statements = (): ReadonlyMap<string, Statement> =>
  readStatements(
    readdirSync(statementsFolder).flatMap((name) =>
      readFileSync(join(statementsFolder, name), 'utf8').trimEnd().split('\n'),
    ),
  );

/** The types of its columns. Nothing of what it does is left, and foreign keys do not hold. */
async function run({ text, parameters }: Statement): Promise<readonly number[]> {
  let types: readonly number[] = [];
  await pglite.transaction(async (tx) => {
    await tx.exec('set local session_replication_role = replica');
    const { fields } = await tx.query(text, parameters);
    types = fields.map(({ dataTypeID }) => dataTypeID);
    await tx.rollback();
  });
  return types;
}

it('the embedded database runs every statement that the tests have sent to PostgreSQL, and hands its columns over alike', async () => {
  const failed: string[] = [];
  const uncompared = new Map<number, string>();
  const all = [...statements().values()].filter(({ text }) => !ofTests.test(text));
  for (const statement of all) {
    try {
      for (const type of await run(statement))
        if (!comparedTypes.has(type)) uncompared.set(type, statement.text);
    } catch (error) {
      const state = sqlStateOf(error) ?? '';
      if (!ofRows.some((prefix) => state.startsWith(prefix)))
        failed.push(`${state} ${String(error)}\n  ${statement.text}`);
    }
  }
  expect(all.length).toBeGreaterThan(0);
  expect({ failed, uncompared: [...uncompared] }).toEqual({ failed: [], uncompared: [] });
}, 300_000);
