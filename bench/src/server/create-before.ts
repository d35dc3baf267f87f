import { join } from 'node:path';
import { sql } from 'kysely';
import { workspaceRoot } from 'federation/build';
import type { Db } from '../../../server/src/db/database.ts';
import { clients, measureInTurns, type Turns } from './create/turns.ts';
import type { Measured } from './limits.ts';
import { prepareDatabaseOf } from './release-database.ts';
import { title } from './report.ts';
import type { Stage } from './stage.ts';

const turns: Turns = { starts: 6, rounds: 5 };
const analyze = (db: Db) => sql`analyze`.execute(db);

/** Bookings a second of this release beside those of the release before, in many short turns, each on a database that its own commands made. */
export async function benchCreateBefore(stage: Stage, before: string): Promise<Measured> {
  title(
    `Create beside the release before, 3 nights × 2 rooms by company invoice, ${String(clients)} clients, ` +
      `${String(turns.starts)} starts of both, each the median of ${String(turns.rounds)} rounds in turns`,
  );
  const limits = { CHANGES_PER_MINUTE: '0' };
  const oldUrl = await prepareDatabaseOf(stage, before, 'bench_create_before');
  const newUrl = await prepareDatabaseOf(stage, workspaceRoot, 'bench_create_now');
  return {
    figures: {},
    limits: await measureInTurns(stage, turns, {
      startBefore: () => stage.startServerOf(join(before, 'server/dist/main.js'), oldUrl, limits),
      startNow: () => stage.startServer(newUrl, limits),
      // As PostgreSQL does by itself within a minute: a new hotel's first bookings are planned without knowing how many there are.
      async afterWarmUp() {
        for (const url of [oldUrl, newUrl]) await stage.withDatabase(url, analyze);
      },
      of: 'the release before',
      columns: ['before', 'now'],
    }),
  };
}
