import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { pino, type Logger } from 'pino';
import { defineEndpoint, idSchema, shortTextSchema, countSchema, wireObject } from 'shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from '../src/openapi/document.ts';
import { findParts } from '../src/parts/find-parts.ts';
import { migrateParts } from '../src/parts/migrate-parts.ts';
import type { PartMigrations, ServerPlugin } from '../src/parts/part.ts';
import { createPart, type FoundPart } from '../src/parts/server-parts.ts';
import { aMember } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { bothEngines, type Engine } from './support/database.ts';
import { makeTemporaryFolder } from './support/temporary-folder.ts';

const visit = defineEndpoint({
  method: 'POST',
  path: '/api/x/mf-spa/Visit',
  body: wireObject({ PropertyId: idSchema, Name: shortTextSchema }),
  responses: { 200: wireObject({ Hotel: shortTextSchema, Visits: countSchema, Guest: shortTextSchema }) },
});

interface SpaTables {
  visit: { property_id: string; name: string };
}

const spa: ServerPlugin<SpaTables> = (app, { registerEndpoint, db, property, user, take, refusal }) => {
  registerEndpoint(app, visit, async ({ body: { propertyId, name } }, request) => {
    const hotel = await property(propertyId);
    if (name === 'nobody') throw refusal(422, 'Nobody visits.');
    await take({ name: 'visit', capacity: 3, perMinute: 3 }, hotel.propertyId, request.clientIp);
    await db.insertInto('visit').values({ property_id: hotel.propertyId, name }).execute();
    const visits = await db.selectFrom('visit').select('name').execute();
    const guest = (await user(request, hotel.propertyId))?.firstname ?? '';
    // More than a count may be, so that the contract refuses the answer.
    return { hotel: hotel.propertyName, visits: name === 'many' ? 5000 : visits.length, guest };
  });
};

const spaTables: PartMigrations = {
  '0001-visits': {
    async up(db) {
      // Plain and built statements come into the same schema.
      await sql`create table visit (property_id text not null, name text not null)`.execute(db);
      await db.schema.createIndex('visit_by_property').on('visit').column('property_id').execute();
    },
  },
};

function listen(): { readonly logger: Logger; readonly lines: () => string } {
  let text = '';
  return { logger: pino({ level: 'warn' }, { write: (line: string) => (text += line) }), lines: () => text };
}

let site: TestApp;

async function serve(parts: readonly FoundPart[], engine: Engine = 'postgres'): Promise<TestApp> {
  const made = await createTestApp(engine, { parts });
  await migrateParts(made.database.db, parts);
  await openHotel(made.deps);
  return made;
}

const silent = pino({ level: 'silent' });
const aSpa = (logger = silent) => createPart({ name: 'mf-spa', plugin: spa, migrations: spaTables }, logger);
const visitOf = ({ app }: TestApp, Name: unknown = 'Ada', headers = {}) =>
  app.inject({ method: 'POST', url: visit.path, payload: { PropertyId: 'HARBOUR', Name }, headers });

describe.each(bothEngines)('the server part of a remote on %s', (engine) => {
  beforeAll(async () => {
    site = await serve([aSpa()], engine);
  });
  afterAll(() => site.close());

  it('answers by its contract, with the hotel and tables of its own', async () => {
    expect((await visitOf(site)).json()).toEqual({ Hotel: 'The Harbour Hotel', Visits: 1, Guest: '' });
    expect((await visitOf(site)).json()).toMatchObject({ Visits: 2 });
    const { rows } =
      await sql`select table_schema from information_schema.tables where table_name = 'visit'`.execute(
        site.database.db,
      );
    expect(rows).toEqual([{ table_schema: 'mf_spa' }]);
  });

  it('knows the guest who is logged in', async () => {
    const guest = await aMember(site);
    const answer = await guest.post(visit.path, { PropertyId: 'harbour', Name: 'Ada' });
    expect(answer.body).toMatchObject({ Guest: 'Ada' });
  });

  it('is migrated once, and leaves the migrations of the site alone', async () => {
    const again = aSpa();
    await migrateParts(site.database.db, [again]);
    expect(again.problem()).toBeNull();
    const { rows } = await sql`select name from kysely_migration where name like '%visits%'`.execute(
      site.database.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('a call of a remote’s own', () => {
  beforeAll(async () => {
    site = await serve([aSpa()]);
  });
  afterAll(() => site.close());

  it('is refused as every call is: what does not fit, another method, what is not there', async () => {
    const wrong = await visitOf(site, 7);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { ModelState: { Name: [expect.any(String)] } },
    ]);
    expect((await site.app.inject(visit.path)).statusCode).toBe(405);
    expect((await site.app.inject('/api/x/mf-spa/Nothing')).statusCode).toBe(404);
    const refused = await visitOf(site, 'nobody');
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { Message: 'Nobody visits.', Code: 'mf-spa.refused' },
    ]);
  });

  it('answers 500 instead of what its contract does not have', async () => {
    const answer = await visitOf(site, 'many');
    expect([answer.statusCode, answer.json()]).toMatchObject([500, { Message: 'Action failed' }]);
  });

  it('has the limit that it asked for', async () => {
    for (let count = 0; count < 2; count += 1) expect((await visitOf(site)).statusCode).toBe(200);
    expect((await visitOf(site)).statusCode).toBe(429);
  });

  it('is refused to pages of other sites', async () => {
    expect((await visitOf(site, 'Ada', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('is in nobody’s document', () => {
    expect(Object.keys(createOpenApiDocument().paths).filter((path) => path.startsWith('/api/x'))).toEqual(
      [],
    );
  });
});

const brokenPlugins: readonly (readonly [name: string, title: string, plugin: ServerPlugin, said: string])[] =
  [
    ['mf-throws', 'throws', () => Promise.reject(new Error('No tea.')), 'No tea.'],
    [
      'mf-outside',
      'answers outside of its prefix',
      (app) => void app.get('/api/Property/mine', () => 'mine'),
      'mf-outside may not answer /api/Property/mine',
    ],
    [
      'mf-thief',
      'answers in the name of another',
      (app, { registerEndpoint }) => {
        registerEndpoint(app, visit, () => ({ hotel: '', visits: 0, guest: '' }));
      },
      'mf-thief may not answer /api/x/mf-spa/Visit',
    ],
    [
      'mf-within',
      'has a plugin within it that throws',
      (app) => void app.register(() => Promise.reject(new Error('No milk.'))),
      'No milk.',
    ],
    [
      'mf-callback',
      'has a plugin of the other form within it that fails',
      (app) =>
        void app.register((inner, _options, done) => {
          inner.get('/api/x/mf-callback/Sugar', () => ({}));
          done(new Error('No lemon.'));
        }),
      'No lemon.',
    ],
    [
      'mf-ready',
      'would throw when the server is ready',
      (app) =>
        void app.addHook('onReady', () => {
          throw new Error('No sugar.');
        }),
      'mf-ready may have no onReady hook',
    ],
  ];

describe('a server part that is broken', () => {
  const { logger, lines } = listen();
  beforeAll(async () => {
    const broken = brokenPlugins.map(([name, , plugin]) => {
      const withCup: ServerPlugin = async (app, context) => {
        app.get(`${context.prefix}/Cup`, () => ({}));
        await plugin(app, context);
      };
      return createPart({ name, plugin: withCup }, logger);
    });
    const migrations = { '0001-none': { up: () => Promise.reject(new Error('No cellar.')) } };
    const cellar = createPart({ name: 'mf-cellar', plugin: () => undefined, migrations }, logger);
    site = await serve([...broken, cellar, aSpa()]);
  });
  afterAll(() => site.close());

  it.each([...brokenPlugins, ['mf-cellar', 'cannot be migrated', null, 'No cellar.'] as const])(
    '(%s) %s: it is named, and all its calls answer 503',
    async (name, _title, _plugin, said) => {
      expect((await site.app.inject(`/api/x/${name}/Cup`)).statusCode).toBe(503);
      expect((await site.app.inject(`/api/x/${name}/Sugar`)).statusCode).toBe(503);
      const line = lines()
        .split('\n')
        .find((each) => each.includes(`"remote":"${name}"`));
      expect(line).toContain(said);
    },
  );

  it('leaves the site and the other parts as they are', async () => {
    expect((await visitOf(site)).statusCode).toBe(200);
    expect((await site.app.inject('/api/Property/HARBOUR')).statusCode).toBe(200);
  });
});

describe('the server parts in a folder', () => {
  it('are loaded by name; what cannot be loaded is named', async () => {
    const folder = await makeTemporaryFolder();
    const files = {
      'mf-bare/package.json': '{}',
      'mf-broken/server/package.json': '{}',
      'mf-broken/server/dist/main.js': 'throw new Error("No beans.");',
      'mf-empty/server/package.json': '{}',
      'mf-empty/server/dist/main.js': 'export const other = 1;',
      'mf-unbuilt/server/package.json': '{}',
      'mf-well/server/package.json': '{}',
      'mf-well/server/dist/main.js':
        'export const plugin = (app, { prefix }) => { app.get(`${prefix}/Cup`, () => ({ Full: true })); };',
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder.path, file)), { recursive: true });
      await writeFile(join(folder.path, file), text);
    }
    const parts = await findParts(folder.path, silent);
    expect(parts.map(({ name, problem }) => [name, problem()])).toEqual([
      ['mf-broken', 'No beans.'],
      ['mf-empty', 'It exports no function called plugin.'],
      ['mf-unbuilt', 'It is not built: pnpm build mf-unbuilt-server'],
      ['mf-well', null],
    ]);
    site = await serve(parts);
    expect((await site.app.inject('/api/x/mf-well/Cup')).json()).toEqual({ Full: true });
    expect((await site.app.inject('/api/x/mf-broken/Cup')).statusCode).toBe(503);
    expect((await site.app.inject('/api/x/mf-bare/Cup')).statusCode).toBe(404);
    await site.close();
    await folder.remove();
  });
});
