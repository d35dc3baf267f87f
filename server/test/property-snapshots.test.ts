import { sql, type KyselyPlugin } from 'kysely';
import { addDays } from 'shared/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createPropertySnapshots,
  type PropertySnapshots,
} from '../src/modules/availability/snapshot/index.ts';
import {
  bumpContentVersion,
  bumpPropertyVersion,
  listPropertyVersions,
} from '../src/modules/property/repository.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { engines } from './support/database.ts';

const stay = { from: '2026/12/01', to: '2026/12/03' };
const taken = (count: number) => [{ roomTypeId: 'double', night: '2026/12/02', count: -count }];

describe.each(engines)('what is kept of a property on %s', (engine) => {
  let server: TestApp;
  let snapshots: PropertySnapshots;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 5 });
    snapshots = createPropertySnapshots({ ...server.deps, freshness: 'notified' });
  });
  afterEach(() => server.close());

  const free = async (name = 'harbour') => (await snapshots.require(name)).stock.free('double', stay);
  /** As another process does it: the rows, and the version with them. */
  const sellElsewhere = async (count: number) => {
    await sql`update inventory set sold = sold + ${count} where room_type_id = 'double' and night = '2026/12/02'`.execute(
      server.database.db,
    );
    return bumpPropertyVersion(server.database.db, 'harbour');
  };
  const refresh = async () =>
    snapshots.refresh(await listPropertyVersions(server.database.db, snapshots.cachedIds()));

  it('is found by id and by code in any case; an unknown one is nobody', async () => {
    expect(await free('harbour')).toBe(5);
    expect(await free('HARBOUR')).toBe(5);
    expect(await free('HarBour')).toBe(5);
    expect(await snapshots.find('nowhere')).toBeNull();
    await expect(snapshots.require('nowhere')).rejects.toMatchObject({ status: 404 });
  });

  it('shows what this process has sold at once, without asking the database', async () => {
    await free();
    snapshots.changed('harbour', await sellElsewhere(2), taken(2));
    expect(await free()).toBe(3);
  });

  it('takes changes that come in another order than they were made', async () => {
    await free();
    const one = await sellElsewhere(1);
    const two = await sellElsewhere(1);
    snapshots.changed('harbour', two, taken(1));
    expect(await free()).toBe(5);
    snapshots.changed('harbour', one, taken(1));
    expect(await free()).toBe(3);
  });

  it('takes a change once, though it is read from the rows as well', async () => {
    await free();
    const version = await sellElsewhere(2);
    await refresh();
    snapshots.changed('harbour', version, taken(2));
    expect(await free()).toBe(3);
  });

  it('reads the rows when another process has changed something in between', async () => {
    await free();
    await sellElsewhere(1);
    snapshots.changed('harbour', await sellElsewhere(1), taken(1));
    await expect.poll(() => free()).toBe(3);
  });

  it('shows what another process has sold once it is told of the version', async () => {
    await free();
    await sellElsewhere(3);
    expect(await free()).toBe(5);
    await refresh();
    expect(await free()).toBe(2);
  });

  it('reads prices anew when they have changed, and only then', async () => {
    const before = await snapshots.require('harbour');
    await sellElsewhere(1);
    await refresh();
    const sold = await snapshots.require('harbour');
    expect(sold.rates).toBe(before.rates);
    await sql`update rate_night set base_minor = 1`.execute(server.database.db);
    await bumpContentVersion(server.database.db, 'harbour');
    await refresh();
    const changed = await snapshots.require('harbour');
    expect(changed.contentVersion).toBe(before.contentVersion + 1);
    expect(changed.rates[0]?.days(stay)[0]?.base_minor).toBe(1);
  });

  it('is read a piece at a time where it has thousands of nights, and others get their turn in between', async () => {
    for (const table of ['rate_plan', 'room_rate', 'rate_night'])
      await sql`
        insert into ${sql.table(table)}
        select (jsonb_populate_record(${sql.table(table)}, jsonb_build_object('rate_plan_id', rate_plan_id || copy))).*
        from ${sql.table(table)}, generate_series(1, 2) copy`.execute(server.database.db);
    await sql`
      insert into rate_night
      select (jsonb_populate_record(rate_night, jsonb_build_object('night', night + days, 'base_minor', days))).*
      from rate_night, generate_series(1, 500) days
      where night = '2026/12/01' on conflict (property_id, room_type_id, rate_plan_id, night)
        do update set base_minor = excluded.base_minor`.execute(server.database.db);
    const nightsRead: number[] = [];
    const counted: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        // The first of a row's packed texts has the days.
        const nights = result.rows.map(
          ({ texts }) => (/^[^|]*/.exec(String(texts ?? ''))?.[0] ?? '').split(',').length,
        );
        nightsRead.push(nights.reduce((sum, count) => sum + count, 0));
        return Promise.resolve(result);
      },
    };
    const db = server.database.db.withPlugin(counted);
    const large = createPropertySnapshots({ ...server.deps, db, freshness: 'notified' });
    let [turns, isRead] = [0, false];
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const { rates } = await large.require('harbour');
    isRead = true;
    expect(rates).toHaveLength(12);
    const range = { from: addDays('2026/12/01', 1), to: addDays('2026/12/01', 500) };
    const days = Array.from({ length: 500 }, (_, index) => index + 1);
    for (const rate of rates) expect(rate.days(range).map((day) => day.base_minor)).toEqual(days);
    expect(Math.max(...nightsRead)).toBeGreaterThan(500);
    expect(Math.max(...nightsRead)).toBeLessThan(3000);
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it('is read once however many ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => snapshots.require('harbour')));
    expect(new Set(all).size).toBe(1);
  });

  it('is forgotten when there is no memory for it, the one used longest ago first', async () => {
    const small = createPropertySnapshots({ ...server.deps, freshness: 'notified', maximumBytes: 1 });
    await small.require('harbour');
    expect(small.cachedIds()).toEqual(['harbour']);
    expect(small.bytes()).toBeGreaterThan(1);
  });

  it('looks for changes at each use where nobody watches', async () => {
    const careful = createPropertySnapshots({ ...server.deps, freshness: 'each-use' });
    await careful.require('harbour');
    await sellElsewhere(4);
    expect((await careful.require('harbour')).stock.free('double', stay)).toBe(1);
  });
});
