import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as contracts from 'shared/contracts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../src/db/database.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import type * as endpointsModule from '../../src/openapi/endpoints.ts';
import type * as examplesModule from '../../src/openapi/examples.ts';
import { createTestApp, testNow, type TestApp } from '../support/app.ts';
import { replayedNames, replayExamples, type ReplayedResponse } from '../support/replay-examples.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sources of the previous release, installed. */
    readonly previousRoot: string;
  }
}

const previousRoot = inject('previousRoot');
const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ join(previousRoot, path));
// Other sources, with the same names.
const { endpoints } = (await load('server/src/openapi/endpoints.ts')) as typeof endpointsModule;
const { examples } = (await load('server/src/openapi/examples.ts')) as typeof examplesModule;
const { responseSchema } = (await load('shared/contracts/index.ts')) as typeof contracts;

describe('the previous release’s calls, on this server and the migrated database', () => {
  let dataDir = '';
  let database: Database;
  let server: TestApp;
  let answers: ReadonlyMap<string, ReplayedResponse> = new Map();

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'previous-'));
    const seed = join(import.meta.dirname, 'seed-previous.ts');
    execFileSync(process.execPath, [seed, previousRoot, dataDir, testNow], { stdio: 'inherit' });
    database = await createDatabase({ databaseUrl: undefined, dataDir });
    await migrateToLatest(database.db);
    server = await createTestApp('pglite', { database });
    answers = await replayExamples(server, { endpoints, examples });
  }, 240_000);
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  it.each(replayedNames({ endpoints, examples }))('%s is answered as its caller expects', (name) => {
    const { status, body } = answers.get(name) ?? { status: 0, body: {} };
    expect([status, body['Success'] ?? true], JSON.stringify(body)).toEqual([
      name === 'postClientLog' ? 204 : 200,
      true,
    ]);
    const endpoint = endpoints.find((call) => call.name === name)?.endpoint;
    if (endpoint && status === 200)
      expect(z.safeDecode(responseSchema(endpoint, 200), body as never).error).toBeUndefined();
  });
});
