import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extendHorizons } from '../src/import/extend-horizon.ts';
import { importProperty } from '../src/import/import-property.ts';
import { ImportError } from '../src/import/problems.ts';
import { exportProperty } from '../src/import/export-property.ts';
import type { Tables } from '../src/db/schema.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { importTestHotel } from './support/import.ts';
import { propertyFile } from './support/property-file.ts';

const importedTables = [
  'property',
  'book_config',
  'location',
  'room_type',
  'room_type_configuration',
  'upgrade',
  'rate_plan',
  'room_rate',
  'rate_night',
  'inventory',
  'service',
  'service_inventory',
  'promo_code',
  'voucher',
  'company',
  'restaurant',
  'restaurant_sitting',
] as const satisfies readonly (keyof Tables)[];

async function everything(server: TestApp): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of importedTables) {
    const rows: object[] = await server.database.db.selectFrom(table).selectAll().execute();
    tables[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return tables;
}

async function problemsOf(importing: Promise<unknown>): Promise<string[]> {
  const error: unknown = await importing.catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportError)) throw new Error('the import was not refused', { cause: error });
  return error.problems.map(({ path, message }) => `${path}: ${message}`);
}

describe.each(engines)('import of a property file on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
  });
  afterEach(() => server.close());

  const takeSuites = (night: string, sold: number, held: number) =>
    server.database.db
      .updateTable('inventory')
      .set({ sold, held })
      .where('room_type_id', '=', 'suite')
      .where('night', '=', night)
      .execute();

  it('fills prices and stock for 18 months from the property’s today', async () => {
    await importTestHotel(server);
    const { db } = server.database;
    const stock = await db
      .selectFrom('inventory')
      .selectAll()
      .where('room_type_id', '=', 'suite')
      .orderBy('night')
      .execute();
    expect(stock[0]).toMatchObject({ night: '2026/11/20', total: 3, sold: 0, held: 0 });
    expect(stock.at(-1)?.night).toBe('2028/05/19');
    const saturday = await db
      .selectFrom('rate_night')
      .selectAll()
      .where('room_type_id', '=', 'classic')
      .where('rate_plan_id', '=', 'saver')
      .where('night', '=', '2026/11/21')
      .executeTakeFirstOrThrow();
    expect(saturday).toMatchObject({ base_minor: 10_800, original_base_minor: 12_000, adult_minor: 3000 });
  });

  it('changes nothing when the same file is imported again', async () => {
    await importTestHotel(server);
    const before = await everything(server);
    await importTestHotel(server);
    expect(await everything(server)).toEqual(before);
  });

  it('exports a file that imports to the same into an empty database', async () => {
    await importTestHotel(server);
    const exported = await exportProperty(server.database.db, 'test');
    const other = await createTestApp(engine);
    await importTestHotel(other, exported ?? {});
    expect(await everything(other)).toEqual(await everything(server));
    expect(await exportProperty(other.database.db, 'TEST')).toEqual(exported);
    await other.close();
  });

  it('exports the bands of ages, and what extras cost by age, as the file says them', async () => {
    const file = propertyFile();
    const ChildBands = [
      { Name: 'Babies', MinAge: 0, MaxAge: 2, CountsAs: 'Infant', Percent: 0 },
      { Name: 'Children', MinAge: 3, MaxAge: 12, CountsAs: 'Child' },
    ];
    const ByAge = [{ MinAge: 3, MaxAge: 11, Percent: 50 }];
    Object.assign(file.Property, { ChildBands });
    Object.assign(file.Services[0] ?? {}, { ChargePerPerson: true, ByAge });
    await importTestHotel(server, file);
    const exported = await exportProperty(server.database.db, 'test');
    expect(exported).toMatchObject({ Property: { ChildBands } });
    expect(JSON.stringify(exported)).toContain(JSON.stringify({ ByAge }).slice(1, -1));
    await importTestHotel(server, exported ?? {});
    expect(await exportProperty(server.database.db, 'test')).toEqual(exported);
  });

  it('never touches what is sold or held, and follows a changed total', async () => {
    await importTestHotel(server);
    await takeSuites('2026/12/01', 1, 1);
    const file = propertyFile();
    file.Stock = [
      { RoomTypeIds: ['classic'], Total: 10 },
      { RoomTypeIds: ['suite'], Total: 2 },
    ];
    await importTestHotel(server, file);
    const night = await server.database.db
      .selectFrom('inventory')
      .selectAll()
      .where('room_type_id', '=', 'suite')
      .where('night', '=', '2026/12/01')
      .executeTakeFirstOrThrow();
    expect(night).toMatchObject({ total: 2, sold: 1, held: 1 });
  });

  it('refuses fewer rooms than are sold and held, and then imports nothing of the file', async () => {
    await importTestHotel(server);
    await takeSuites('2026/12/01', 2, 1);
    const before = await everything(server);
    const file = propertyFile();
    file.Property.PropertyName = 'Another name';
    file.Stock = [{ RoomTypeIds: ['classic', 'suite'], Total: 2 }];
    expect(await problemsOf(importTestHotel(server, file))).toEqual([
      'Stock: Room type “suite” has 3 sold or held on 2026-12-01, so there cannot be only 2',
    ]);
    expect(await everything(server)).toEqual(before);
  });

  it('refuses a code that another property has', async () => {
    await importTestHotel(server);
    const file = { ...propertyFile(), PropertyId: 'another' };
    expect(await problemsOf(importTestHotel(server, file))).toEqual([
      expect.stringMatching(/^Property.PropertyCode: /),
    ]);
  });

  it('refuses another currency while there are bookings, which are in the old one', async () => {
    await importTestHotel(server);
    const inEuro = propertyFile();
    inEuro.Property.Currency = 'EUR';
    await importTestHotel(server, inEuro);
    await importTestHotel(server);
    await openHotel(server.deps);
    await create(server, aBooking());
    expect(await problemsOf(openHotel(server.deps, { property: { currency: 'EUR' } }))).toEqual([
      'Property.Currency: There are bookings in GBP, so the currency cannot become EUR',
    ]);
  });

  it('writes nothing in a dry run, and finds what only the database knows', async () => {
    const context = { db: server.database.db, clock: server.clock, releasesDir: '/nowhere', dryRun: true };
    await importProperty(context, 'property.json', propertyFile());
    expect((await everything(server)).property).toEqual([]);
    await importTestHotel(server);
    await takeSuites('2026/12/01', 3, 0);
    const fewer = { ...propertyFile(), Stock: [{ Total: 2 }] };
    expect(await problemsOf(importProperty(context, 'property.json', fewer))).toHaveLength(1);
  });

  it('keeps a room type that the file no longer has for its bookings, but sells it no more', async () => {
    await importTestHotel(server);
    const file = propertyFile();
    file.RoomTypes = file.RoomTypes.slice(0, 1).map((roomType) => ({ ...roomType, Upgrades: [] }));
    file.Rates = file.Rates.filter((rule) => rule.RoomTypeIds?.includes('suite') !== true);
    file.Stock = file.Stock.slice(0, 1);
    file.Services = file.Services.slice(0, 2);
    await importTestHotel(server, file);
    const rows = await server.database.db
      .selectFrom('room_type')
      .select(['room_type_id', 'active'])
      .orderBy('room_type_id')
      .execute();
    expect(rows).toEqual([
      { room_type_id: 'classic', active: true },
      { room_type_id: 'suite', active: false },
    ]);
  });

  it('leaves the balance of a voucher in use alone', async () => {
    await importTestHotel(server);
    await server.database.db.updateTable('voucher').set({ balance_minor: 2000 }).execute();
    const file = propertyFile();
    file.Vouchers = [{ Code: 'GIFT50', Name: 'Renamed', Value: 80 }];
    await importTestHotel(server, file);
    const [voucher] = await server.database.db.selectFrom('voucher').selectAll().execute();
    expect(voucher).toMatchObject({ name: 'Renamed', value_minor: 5000, balance_minor: 2000 });
  });

  it('makes the nights that have come within the horizon since, and leaves the others alone', async () => {
    await importTestHotel(server);
    const { db } = server.database;
    await takeSuites('2026/12/01', 1, 0);
    const before = await everything(server);
    expect(await extendHorizons(db, server.clock)).toBe(0);
    server.clock.set('2026-11-22T10:00:00Z');
    expect(await extendHorizons(db, server.clock)).toBe(2);
    const after = await everything(server);
    for (const table of ['inventory', 'rate_night', 'service_inventory']) {
      expect(after[table]).toEqual(expect.arrayContaining(before[table] ?? []));
    }
    const last = await db
      .selectFrom('inventory')
      .select((eb) => eb.fn.max('night').as('night'))
      .executeTakeFirst();
    expect(last?.night).toBe('2028/05/21');
    expect((after.rate_night?.length ?? 0) - (before.rate_night?.length ?? 0)).toBe(2 * 2 * 3);
  });
});
