import { expect, inject, it } from 'vitest';
import { createDatabase } from '../src/db/database.ts';
import { requireFitPooler } from '../src/db/pooled.ts';
import { EnvError, readEnv } from '../src/env.ts';
import { startDatabase } from '../src/start-database.ts';
import { newDatabaseUrl } from './support/migrated-postgres.ts';

const start = (settings: Record<string, string>) =>
  startDatabase(
    readEnv({ NODE_ENV: 'test', ...settings }),
    () => undefined,
    () => Promise.resolve(),
  );

it('a server does not start whose migrations would go to another database than it serves', async () => {
  const [served, other] = [
    await newDatabaseUrl(inject('postgresUrl')),
    await newDatabaseUrl(inject('postgresUrl')),
  ];
  await expect(start({ DATABASE_URL: served, DATABASE_DIRECT_URL: other })).rejects.toThrow(
    'lead to different databases',
  );
  const { database } = await start({ DATABASE_URL: served, DATABASE_DIRECT_URL: served });
  await database.close();
});

it('a direct address that leads nowhere is named by its own setting', async () => {
  const served = await newDatabaseUrl(inject('postgresUrl'));
  const nowhere = new URL('nowhere', served).href;
  await expect(start({ DATABASE_URL: served, DATABASE_DIRECT_URL: nowhere })).rejects.toThrow(
    /^DATABASE_DIRECT_URL is ".*nowhere"/,
  );
});

it('a connection without time-outs, as through a pooler that drops them, does not serve', async () => {
  const databaseUrl = await newDatabaseUrl(inject('postgresUrl'));
  const [dropped, direct, serving] = [
    await createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance', poolSize: 1 }),
    await createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance', poolSize: 1 }),
    await createDatabase({ databaseUrl, dataDir: null, poolSize: 1 }),
  ];
  await expect(requireFitPooler(dropped.db, direct.db)).rejects.toThrow('connect_query');
  await expect(requireFitPooler(serving.db, direct.db)).resolves.toBeUndefined();
  for (const database of [dropped, direct, serving]) await database.close();
});

it('DATABASE_DIRECT_URL alone is refused', () => {
  expect(() => readEnv({ DATABASE_DIRECT_URL: 'postgres://localhost/booking' })).toThrow(EnvError);
});
