import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { searchResponseSchema } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exportProperty } from '../src/import/export-property.ts';
import { ImportError } from '../src/import/problems.ts';
import { allotmentRow } from '../src/modules/stock/index.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, get, paidBy, wireOf } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';

const acme = { Id: 'acme', Name: 'Acme Ltd', RoomTypeIds: ['double'], RatePlanIds: ['corporate'], Rooms: 3 };
const withAcme = [{ ...acme, ReleaseDays: 7 }];

describe.each(engines)('rooms that are for some rate plans, on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open();
  });
  afterEach(() => server.close());

  /** Five rooms of each type; the corporate plan is opened by its code. */
  async function open(Allotments: readonly object[] = withAcme, total = 5): Promise<void> {
    const file = hotelFile();
    const plans = file['RatePlans'] as readonly object[];
    const RatePlans = [
      ...plans,
      { ...plans[0], RatePlanId: 'corporate', RatePlanCode: 'CORP', PromoCodes: ['ACME'] },
    ];
    const PromoCodes = [{ Code: 'ACME', Name: 'Acme' }];
    await importTestHotel(server, { ...file, RatePlans, PromoCodes, Allotments, Stock: [{ Total: total }] });
  }
  const guest = (isCorporate: boolean, rooms = 1, changes: object = {}) =>
    aBooking({
      rooms: Array.from({ length: rooms }, () =>
        aBookedRoom({ ratePlanId: isCorporate ? 'corporate' : 'flexible' }),
      ),
      ...(isCorporate ? { promoCode: 'ACME' } : {}),
      ...changes,
    });
  const book = async (isCorporate: boolean, rooms = 1) =>
    (await create(server, guest(isCorporate, rooms))).status;

  /** Rooms left and the plans of the double room, for three nights from 1 December. */
  async function found(PromoCode: string | null = null) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: {
        PropertyId: 'harbour',
        PromoCode,
        DateFrom: '2026/12/01',
        DateTo: '2026/12/04',
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      },
    });
    const { roomTypes, numberOfRoomsPerRoomTypeId } = z.decode(searchResponseSchema, response.json());
    const plans = roomTypes.find(({ roomTypeId }) => roomTypeId === 'double')?.rates ?? [];
    return {
      left: numberOfRoomsPerRoomTypeId['double'],
      plans: plans.map(({ ratePlanId }) => ratePlanId).filter((id) => id !== 'trade'),
    };
  }
  /** Sold and held of each row on the first night. */
  async function rows() {
    const { rows: found } = await sql<{ id: string; total: number; sold: number; held: number }>`
      select room_type_id as id, total, sold, held from inventory
      where night = '2026-12-01' and room_type_id like 'double%' order by length(room_type_id)`.execute(
      server.deps.db,
    );
    return found;
  }
  const row = (id: string, total: number, sold: number) => ({ id, total, sold, held: 0 });
  const acmeRow = allotmentRow('double', 'acme');

  it('are seen by their plans and not by others', async () => {
    expect(await found()).toEqual({ left: 2, plans: ['flexible'] });
    expect(await found('ACME')).toEqual({ left: 5, plans: ['flexible', 'corporate'] });
  });

  it('are taken first by their plans, and then the free ones', async () => {
    expect(await book(true)).toBe(200);
    expect(await found()).toEqual({ left: 2, plans: ['flexible'] });
    expect(await book(true, 3)).toBe(200);
    expect(await rows()).toEqual([row('double', 2, 1), row(acmeRow, 3, 3)]);
    expect(await found()).toEqual({ left: 1, plans: ['flexible'] });
    expect([await book(true, 2), await book(true), await book(true)]).toEqual([409, 200, 409]);
    expect(await found('ACME')).toEqual({ left: 0, plans: [] });
  });

  it('are left when the free ones are sold, to their plans alone', async () => {
    expect([await book(false, 2), await book(false)]).toEqual([200, 409]);
    expect(await found()).toEqual({ left: 0, plans: [] });
    expect(await found('ACME')).toEqual({ left: 3, plans: ['corporate'] });
    const days = 'fromDate=2026/12/01&toDate=2026/12/01';
    const { body } = await get(server, `/api/Availability?propertyId=harbour&${days}`);
    // The other room type has five.
    expect(body).toMatchObject([{ AvailableRooms: 5 }]);
  });

  it('return to free sale so many days before the night, and no day sooner', async () => {
    server.clock.set('2026-11-23T12:00:00Z');
    expect((await found()).left).toBe(2);
    // Of 1 December; its other nights are released a day and two days later.
    server.clock.set('2026-11-24T12:00:00Z');
    expect((await found()).left).toBe(2);
    server.clock.set('2026-11-26T12:00:00Z');
    expect(await found()).toEqual({ left: 5, plans: ['flexible'] });
    expect([await book(false, 4), await book(true), await book(true)]).toEqual([200, 200, 409]);
    expect(await rows()).toEqual([row('double', 2, 2), row(acmeRow, 3, 3)]);
  });

  it('are given back where they were taken from', async () => {
    const declined = await create(server, guest(true, 4, paidBy({ creditCardNumber: '4000000000000002' })));
    expect(declined.status).not.toBe(200);
    expect(await rows()).toEqual([row('double', 2, 0), row(acmeRow, 3, 0)]);
    expect((await found('ACME')).left).toBe(5);
  });

  it('of a booking are the same when its request is repeated', async () => {
    const [request, key] = [guest(true, 4), randomUUID()];
    const [first, second] = [await create(server, request, key), await create(server, request, key)];
    expect(second.body).toEqual(first.body);
    expect(await rows()).toEqual([row('double', 2, 1), row(acmeRow, 3, 3)]);
  });

  it('follow the file, and never lose what is sold', async () => {
    await book(true, 2);
    await open([{ ...acme, Rooms: 1 }]);
    expect(await rows()).toEqual([row('double', 3, 0), row(acmeRow, 2, 2)]);
    await open([]);
    expect(await rows()).toEqual([row('double', 3, 0), row(acmeRow, 2, 2)]);
    expect((await found()).left).toBe(3);
    await open(withAcme);
    expect(await rows()).toEqual([row('double', 2, 0), row(acmeRow, 3, 2)]);
    const exported = await exportProperty(server.deps.db, 'HARBOUR');
    expect(exported).toMatchObject({ Allotments: [{ ...acme, ReleaseDays: 7 }] });
    await importTestHotel(server, exported ?? {});
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toEqual(exported);
    expect(await rows()).toEqual([row('double', 2, 0), row(acmeRow, 3, 2)]);
  });

  it.each<[string, object[], string]>([
    [
      'more rooms than there are',
      [{ ...acme, From: '2026-12-24', To: '2026-12-26', Rooms: 6 }],
      'Allotments[0].Rooms: There are 5 rooms of “double” on 2026-12-24, and allotments have 6',
    ],
    [
      'more with another one',
      [acme, { ...acme, Id: 'group', RoomTypeIds: null }],
      'Allotments[1].Rooms: There are 5 rooms of “double” on 2026-11-20, and allotments have 6',
    ],
    [
      'a room type that there is not',
      [{ ...acme, RoomTypeIds: ['tent'] }],
      'Allotments[0].RoomTypeIds[0]: There is no room type “tent”',
    ],
    [
      'a rate plan that there is not',
      [{ ...acme, RatePlanIds: ['vip'] }],
      'Allotments[0].RatePlanIds[0]: There is no rate plan “vip”',
    ],
    ['an id twice', [acme, { ...acme, Rooms: 1 }], 'Allotments[1].Id: “acme” is used twice'],
    ['a name of nothing', [{ ...acme, Name: ' ' }], 'Allotments[0].Name: This has to be written out'],
  ])('are refused with %s', async (_, allotments, problem) => {
    const error: unknown = await open(allotments).catch((thrown: unknown) => thrown);
    const problems = error instanceof ImportError ? error.problems : [];
    expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([problem]);
  });

  describe('many guests at once', () => {
    /** A plan without a code, of which one network may try but some at once. */
    async function crowd(isOfPlan: (index: number) => boolean): Promise<readonly boolean[]> {
      await open([{ ...acme, RatePlanIds: ['trade'], ReleaseDays: 7 }]);
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          fetch(`${address}/api/Reservation/Create`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: JSON.stringify(
              wireOf(
                aBooking({ rooms: [aBookedRoom({ ratePlanId: isOfPlan(index) ? 'trade' : 'flexible' })] }),
              ),
            ),
          }).then(({ status }) => status),
        ),
      );
      expect(replies.filter((status) => ![200, 409].includes(status))).toEqual([]);
      return replies.map((status) => status === 200);
    }

    it('of the plan take every room, and nobody is rejected while there is one', async () => {
      const booked = await crowd(() => true);
      expect(booked.filter(Boolean)).toHaveLength(5);
      expect(await rows()).toEqual([row('double', 2, 2), row(acmeRow, 3, 3)]);
    });

    it('of all plans take every room, the others no more than theirs', async () => {
      const booked = await crowd((index) => index % 2 === 0);
      expect(booked.filter(Boolean)).toHaveLength(5);
      expect(booked.filter((isBooked, index) => isBooked && index % 2 === 1).length).toBeLessThanOrEqual(2);
      expect(await rows()).toEqual([row('double', 2, 2), row(acmeRow, 3, 3)]);
    });
  });
});
