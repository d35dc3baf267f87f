import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedText, listProperties } from '../src/import/list-properties.ts';
import { removeProperty } from '../src/import/remove-property.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get } from './support/bookings.ts';
import { bothEngines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';

describe.each(bothEngines)('removing a hotel on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps);
    await importTestHotel(server);
    await create(server, aBooking());
    await create(server, aBooking());
  });
  afterAll(() => server.close());

  const remove = (force: number | null) => removeProperty(server.deps, 'harbour', force);
  const listed = async () =>
    (await listProperties(server.database.db, server.clock.now())).map((one) => listedText(one));

  /** Rows of the hotel, in whichever table. */
  async function rowsLeft(): Promise<number> {
    const { db } = server.database;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'property_id'`.execute(db);
    const counts = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(name)} where property_id = 'harbour'`.execute(db);
        return rows[0]?.n ?? 0;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  it('is refused while stays are open, which the list shows, also with another count', async () => {
    expect(await listed()).toEqual([
      'HARBOUR              The Harbour Hotel: 2 open stays, 0 past',
      'TEST                 The Test Hotel: 0 open stays, 0 past',
    ]);
    await expect(remove(null)).rejects.toThrow(/HARBOUR has 2 open stays, .* --force 2$/);
    await expect(remove(1)).rejects.toThrow('HARBOUR has 2 open stays');
    expect((await get(server, '/api/Property/HARBOUR')).status).toBe(200);
  });

  it('takes everything of it and nothing of another hotel, once its open stays are counted', async () => {
    expect(await remove(2)).toBe('HARBOUR was removed, with 2 open stays and 0 past ones');
    expect(await rowsLeft()).toBe(0);
    expect((await get(server, '/api/Property/HARBOUR')).status).toBe(404);
    expect((await get(server, '/api/Property/TEST')).status).toBe(200);
    expect(await listed()).toEqual(['TEST                 The Test Hotel: 0 open stays, 0 past']);
  });

  it('needs no count once the stays are over', async () => {
    await openHotel(server.deps);
    await create(server, aBooking());
    server.clock.set('2027-06-01T10:00:00Z');
    expect(await remove(null)).toBe('HARBOUR was removed, with 0 open stays and 1 past one');
    await expect(remove(null)).rejects.toThrow('There is no property harbour');
  });
});
