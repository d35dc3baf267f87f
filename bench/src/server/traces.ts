import { join } from 'node:path';
import { sql } from 'kysely';
import { workspaceRoot } from 'federation/build';
import type { Db } from '../../../server/src/db/database.ts';
import { clients, measureInTurns, type Turns } from './create/turns.ts';
import type { Measured } from './limits.ts';
import { prepareDatabaseOf } from './release-database.ts';
import { title } from './report.ts';
import { startProcess } from './server-process.ts';
import type { Stage } from './stage.ts';

/** What traces cost is less than what two starts of the same server differ by. */
const turns: Turns = { starts: 16, rounds: 2 };
const analyze = (db: Db) => sql`analyze`.execute(db);

/** Bookings a second of a server that sends traces, of as many requests as are traced unless a setting says otherwise, beside one that sends none. */
export async function benchTraces(stage: Stage): Promise<Measured> {
  title(
    `Create with traces beside without, ${String(clients)} clients, ${String(turns.starts)} starts of both, ` +
      `each the median of ${String(turns.rounds)} rounds in turns`,
  );
  const variables = { CHANGES_PER_MINUTE: '0' };
  // Each has the one and then the other, as two databases with the same hotels differ by a per cent or two.
  const urls: [string, string] = [
    await prepareDatabaseOf(stage, workspaceRoot, 'bench_traces_one'),
    await prepareDatabaseOf(stage, workspaceRoot, 'bench_traces_other'),
  ];
  const sink = await startProcess(join(import.meta.dirname, 'span-sink.ts'), {});
  try {
    return {
      figures: {},
      limits: await measureInTurns(stage, turns, {
        startBefore: () => stage.startServer(urls[0], variables),
        startNow: () =>
          stage.startServer(urls[1], { ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: sink.address }),
        async afterWarmUp() {
          for (const url of urls) await stage.withDatabase(url, analyze);
          urls.reverse();
        },
        of: 'that without traces',
        columns: ['without', 'with traces'],
      }),
    };
  } finally {
    await sink.end();
  }
}
