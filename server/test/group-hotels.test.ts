import fc from 'fast-check';
import { sql } from 'kysely';
import type { Party } from 'shared/contracts';
import { addDays } from 'shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPropertySnapshots,
  createReadBehind,
  type PropertySnapshot,
  readStayHotels,
  type StayHotel,
} from '../src/modules/availability/index.ts';
import { createGroupHotels, type GroupHotels } from '../src/modules/property-group/group-hotels.ts';
import { groupOffer, type GroupStay } from '../src/modules/property-group/offer.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';

type Wire = Record<string, unknown>;

const boat = {
  ServiceId: 'boat',
  ServiceCode: 'BOAT',
  ServiceName: 'Boat trip',
  ServiceDescription: 'Round the harbour.',
  ChargePerPerson: false,
  ChargeType: 'PerQuantity',
  Articles: [{ ArticleId: 'trip', Name: 'Trip', Price: 30 }],
  DailyInventory: 2,
};

/** Hotels that differ in all that decides about an offer. */
const hotels: Readonly<Record<string, (file: Wire) => Wire>> = {
  plain: (file) => file,
  dear: (file) => ({ ...file, Rates: [{ BaseRate: 300, CostPerChild: 20, PerPersonCostPerAdult: 2 }] }),
  restricted: (file) => ({
    ...file,
    Rates: [
      ...(file['Rates'] as object[]),
      { From: '2026-12-03', To: '2026-12-05', ClosedToArrival: true },
      { From: '2026-12-08', To: '2026-12-10', MinStayThrough: 4 },
      { From: '2026-12-12', To: '2026-12-13', ClosedToDeparture: true },
      { RoomTypeIds: ['double'], From: '2026-12-15', To: '2026-12-16', Closed: true },
    ],
  }),
  promoted: (file) => ({
    ...file,
    RatePlans: (file['RatePlans'] as object[]).map((plan, index) =>
      index === 0 ? { ...plan, PromoCodes: ['ACME'] } : plan,
    ),
    PromoCodes: [
      { Code: 'ACME', Name: 'Acme' },
      { Code: 'TENTH', Name: 'A tenth off', DiscountPercent: 10 },
    ],
    Allotments: [
      {
        Id: 'acme',
        Name: 'Acme',
        RoomTypeIds: ['double'],
        RatePlanIds: ['flexible'],
        Rooms: 2,
        ReleaseDays: 14,
      },
    ],
  }),
  inclusive: (file) => ({
    ...file,
    RatePlans: (file['RatePlans'] as object[]).map((plan, index) => ({
      ...plan,
      Inclusions: [
        { ServiceId: 'boat', Quantity: 1 + index },
        ...(index === 0 ? [{ ServiceId: 'parking' }] : []),
      ],
    })),
    Services: [...(file['Services'] as object[]), boat],
  }),
};
const ids = Object.keys(hotels);

async function readAll(parts: ReturnType<GroupHotels['read']>): Promise<Map<string, StayHotel>> {
  const all = new Map<string, StayHotel>();
  for await (const { hotels: found } of parts) for (const [id, hotel] of found) all.set(id, hotel);
  return all;
}

const party = fc.record({
  numberOfAdults: fc.integer({ min: 1, max: 3 }),
  numberOfChildren: fc.integer({ min: 0, max: 2 }),
  numberOfInfants: fc.integer({ min: 0, max: 1 }),
}) satisfies fc.Arbitrary<Party>;

const searches: fc.Arbitrary<GroupStay> = fc
  .record({
    first: fc.integer({ min: -2, max: 110 }),
    nights: fc.integer({ min: 1, max: 6 }),
    promoCode: fc.constantFrom(null, ' acme', 'TENTH', 'NOBODYS'),
    rooms: fc.array(party, { minLength: 1, maxLength: 3 }),
  })
  .map(({ first, nights, ...wanted }) => {
    const from = addDays('2026/11/20', first);
    return { ...wanted, stay: { from, to: addDays(from, nights) } };
  });

describe.each(engines)('the hotels of a group on %s', (engine) => {
  let server: TestApp;
  const whole = new Map<string, PropertySnapshot>();
  beforeAll(async () => {
    server = await createTestApp(engine);
    for (const [propertyId, change] of Object.entries(hotels))
      await importTestHotel(
        server,
        change(hotelFile({ propertyId, property: { propertyCode: propertyId } })),
      );
    const { db } = server.database;
    // One night in five is nearly sold out, one in nine has no row of stock, and so it is with extras and prices.
    const one = (share: number, columns: string) =>
      sql`('x' || left(md5(${sql.raw(columns)}), 6))::bit(24)::int % ${sql.lit(share)} = 0`;
    const rooms = "property_id || room_type_id || night::text || 'rooms'";
    await sql`update inventory set sold = greatest(total - 1, 0) where ${one(5, rooms)}`.execute(db);
    await sql`delete from inventory where ${one(9, `${rooms} || 'none'`)}`.execute(db);
    await sql`update service_inventory set sold = total where ${one(3, 'property_id || service_id || night::text')}`.execute(
      db,
    );
    await sql`delete from rate_night where ${one(25, "property_id || room_type_id || rate_plan_id || night::text || 'price'")}`.execute(
      db,
    );
    const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'each-use' });
    for (const id of ids) whole.set(id, await snapshots.require(id));
  });
  afterAll(() => server.close());

  it('have the same offers whether they are in memory or their nights were just read', async () => {
    const offers: (number | null)[] = [];
    const now = server.clock.now();
    await fc.assert(
      fc.asyncProperty(searches, async (wanted) => {
        const read = await readStayHotels(server.database.db, [...ids, 'nowhere'], wanted);
        expect([...read.keys()].sort()).toEqual(ids.toSorted());
        const offerOf = (of: ReadonlyMap<string, Parameters<typeof groupOffer>[0]>, id: string) => {
          const hotel = of.get(id);
          return hotel ? groupOffer(hotel, wanted, now) : null;
        };
        const fromMemory = ids.map((id) => offerOf(whole, id));
        expect(ids.map((id) => offerOf(read, id))).toEqual(fromMemory);
        offers.push(...fromMemory);
      }),
      { numRuns: 150 },
    );
    // Both kinds of answers were compared.
    expect(offers.filter((offer) => offer !== null).length).toBeGreaterThan(50);
    expect(offers.filter((offer) => offer === null).length).toBeGreaterThan(50);
  });

  it('are read whole behind the first search, and come from memory from then on', async () => {
    const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'notified' });
    const readBehind = createReadBehind({ ...server.deps, snapshots });
    const found = createGroupHotels({ ...server.deps, snapshots, readBehind });
    const wanted = {
      stay: { from: '2026/12/01', to: '2026/12/03' },
      promoCode: null,
      rooms: [{ numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 }],
    };
    const first = await readAll(found.read(ids, wanted));
    expect(first.size).toBe(ids.length);
    expect(snapshots.cachedIds()).not.toContain('plain');
    await expect.poll(() => snapshots.cachedIds().toSorted()).toEqual(ids.toSorted());
    const again = await readAll(found.read(ids, wanted));
    expect(again.get('plain')).toBe(await snapshots.require('plain'));
    await readBehind.stop();
  });

  it('are not read behind where the memory is full', async () => {
    const snapshots = createPropertySnapshots({ ...server.deps, freshness: 'notified', maximumBytes: 1 });
    const readBehind = createReadBehind({ ...server.deps, snapshots });
    await snapshots.require('plain');
    readBehind.want(ids.filter((id) => id !== 'plain'));
    await readBehind.stop();
    expect(snapshots.cachedIds()).toEqual(['plain']);
  });
});
