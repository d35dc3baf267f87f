import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { countRows } from './support/bookings.ts';
import { bothEngines } from './support/database.ts';
import { aTable, openHotelWithTables, tableWire } from './support/tables.ts';

describe.each(bothEngines)('many guests at once at one table hour on %s', (engine) => {
  let server: TestApp;
  afterEach(() => server.close());

  it('50 of them, two by two, take the last 10 covers: 5 tables, 45 are told, none is overbooked', async () => {
    server = await createTestApp(engine);
    await openHotelWithTables(server.deps);
    const { db } = server.deps;
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const response = await fetch(`${address}/api/RestaurantBooking/Create`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(
            tableWire(
              aTable({ identifier: `guest-${String(index)}`, email: `guest-${String(index)}@example.org` }),
            ),
          ),
        });
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      }),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const seated = replies.filter(({ body }) => body['Success'] === true);
    const told = replies.filter(({ body }) => body['InfoMessage'] === 'The grill is full at this hour.');
    expect([seated.length, told.length]).toEqual([5, 45]);
    expect(new Set(seated.map(({ body }) => body['BookingReference'])).size).toBe(5);

    const slots = await db.selectFrom('restaurant_slot').select(['total', 'booked']).execute();
    expect(slots).toEqual([{ total: 10, booked: 10 }]);
    const tables = await db.selectFrom('table_booking').select('party_size').execute();
    expect(tables.map((row) => row.party_size)).toEqual([2, 2, 2, 2, 2]);
    expect(await countRows(db, 'outbox')).toBe(5);
    // The table itself forbids it, whatever the code does.
    await expect(db.updateTable('restaurant_slot').set({ booked: 11 }).execute()).rejects.toThrow(
      'restaurant_slot_never_overbooked',
    );
  });
});
