import { join } from 'node:path';
import { sql } from 'kysely';
import { workspaceRoot } from 'federation/build';
import type { Db } from '../../../server/src/db/database.ts';
import { clients, measureInTurns, rounds, starts } from './create/turns.ts';
import type { Measured } from './limits.ts';
import { prepareDatabaseOf } from './release-database.ts';
import { title } from './report.ts';
import { startProcess } from './server-process.ts';
import type { Stage } from './stage.ts';

const analyze = (db: Db) => sql`analyze`.execute(db);

/** Bookings a second of a server that sends traces of every request beside one that sends none. */
export async function benchTraces(stage: Stage): Promise<Measured> {
  title(
    `Create with traces beside without, ${String(clients)} clients, ${String(starts)} starts of both, ` +
      `each the median of ${String(rounds)} rounds in turns`,
  );
  const variables = { CHANGES_PER_MINUTE: '0' };
  const withoutUrl = await prepareDatabaseOf(stage, workspaceRoot, 'bench_without_traces');
  const withUrl = await prepareDatabaseOf(stage, workspaceRoot, 'bench_with_traces');
  const sink = await startProcess(join(import.meta.dirname, 'span-sink.ts'), {});
  try {
    return {
      figures: {},
      limits: await measureInTurns(stage, {
        startBefore: () => stage.startServer(withoutUrl, variables),
        startNow: () =>
          stage.startServer(withUrl, { ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: sink.address }),
        async afterWarmUp() {
          for (const url of [withoutUrl, withUrl]) await stage.withDatabase(url, analyze);
        },
        of: 'that without traces',
        columns: ['without', 'with traces'],
      }),
    };
  } finally {
    await sink.end();
  }
}
