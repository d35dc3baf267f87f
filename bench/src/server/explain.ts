import { CompiledQuery, Kysely } from 'kysely';
import { openPostgres } from '../../../server/src/db/postgres.ts';
import type { Tables } from '../../../server/src/db/schema.ts';
import { loadSnapshot } from '../../../server/src/modules/availability/snapshot/load-snapshot.ts';
import { title } from './report.ts';

/** Prints the plan of every query of the server that reads a property's rows, and gives the tables that a plan scans whole. */
export async function explainRowQueries(databaseUrl: string, propertyId: string): Promise<readonly string[]> {
  title('Plans of the queries that read the rows of one property, among the most');
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: openPostgres({ databaseUrl, purpose: 'maintenance', poolSize: 1, onIdleError: () => undefined })
      .dialect,
    log: (event) => void queries.push(event.query),
  });
  const scanned: string[] = [];
  try {
    await loadSnapshot(db, propertyId);
    for (const { sql, parameters } of queries.filter((query) => query.sql.startsWith('select '))) {
      const explain = CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]);
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
      const plan = rows.map((row) => row['QUERY PLAN']);
      console.log(`\n  ${sql.replaceAll(/\s+/g, ' ').slice(0, 150)}`);
      for (const line of plan) console.log(`    ${line}`);
      scanned.push(...plan.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []));
    }
  } finally {
    await db.destroy();
  }
  return scanned;
}
