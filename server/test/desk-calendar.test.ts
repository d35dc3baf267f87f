import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBookedRoom } from 'shared/testing';
import { importProperty } from './support/import.ts';
import { conflictText, purgeCalendarChanges } from '../src/modules/desk-calendar/index.ts';
import { allotmentRow } from '../src/modules/stock/index.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { aStaffMember, desk, type StaffMember } from './support/staff.ts';

type Wire = Record<string, unknown>;
const nights = { From: '2026/12/01', To: '2026/12/03' };
const double = { PropertyId: 'harbour', RoomTypeIds: ['double'], RatePlanIds: ['flexible'], ...nights };

describe.each(engines)('the calendar of the desk on %s', (engine) => {
  let server: TestApp;
  let revenue: StaffMember;
  const bring = (file: Wire, overwriteByHand = false) =>
    importProperty(
      {
        db: server.database.db,
        clock: server.clock,
        releasesDir: '/nowhere',
        dryRun: false,
        overwriteByHand,
      },
      'hotel.json',
      file,
    );
  beforeEach(async () => {
    server = await createTestApp(engine);
    await bring(hotelFile());
    revenue = await aStaffMember(server, 'revenue@hotel.example', 'revenue');
  });
  afterEach(() => server.close());

  const preview = async (change: Wire) => (await desk(revenue.browser, 'PreviewCalendar', change)).body;
  const change = async (asked: Wire) => {
    const { Fingerprint } = await preview(asked);
    return desk(revenue.browser, 'ChangeCalendar', { ...asked, Fingerprint });
  };
  const done = async (asked: Wire) => {
    expect((await change(asked)).body).toMatchObject({ Success: true });
  };
  const changes = async () =>
    (await revenue.browser.get('/api/Desk/CalendarChanges?propertyId=harbour')).body['Changes'] as Wire[];
  const undo = (ChangeId: unknown) =>
    desk(revenue.browser, 'UndoCalendar', { PropertyId: 'harbour', ChangeId });
  const undoLast = async () => undo((await changes()).find((row) => row['IsUndone'] === false)?.['ChangeId']);
  const calendar = async () => {
    const query = new URLSearchParams({ propertyId: 'harbour', from: nights.From, to: nights.To });
    const { body } = await revenue.browser.get(`/api/Desk/Calendar?${query.toString()}`);
    const types = body['RoomTypes'] as Wire[];
    const type = types.find((row) => row['RoomTypeId'] === 'double');
    const rate = (type?.['Rates'] as Wire[]).find((row) => row['RatePlanId'] === 'flexible');
    return { ...type, ...rate };
  };
  const rooms = (count: number) => aBooking({ rooms: Array.from({ length: count }, () => aBookedRoom()) });
  const book = async (count = 1) => (await create(server, rooms(count))).status;
  const rates = () =>
    server.database.db
      .selectFrom('rate_night')
      .selectAll()
      .orderBy('night')
      .orderBy('rate_plan_id')
      .orderBy('room_type_id')
      .execute();

  it.each([
    ['an amount', { Kind: 'set', Value: 99.5 }, 99.5],
    ['a sum less', { Kind: 'add', Value: -19.99 }, 100],
    ['a percentage more', { Kind: 'percent', Value: 10 }, 131.99],
  ])('a price by %s', async (_, Price, expected) => {
    await done({ ...double, Price });
    expect(await calendar()).toMatchObject({ Prices: [expected, expected, expected], Flags: [8, 8, 8] });
  });

  describe('a price of a rate with a promotion', () => {
    const promoted = (): Wire => {
      const file = hotelFile();
      const promotion = { RatePlanIds: ['flexible'], DiscountPercent: 10 };
      return { ...file, Rates: [...(file['Rates'] as Wire[]), promotion] };
    };
    beforeEach(async () => {
      await bring(promoted());
      expect(await priceOfGuests()).toEqual([107.99, 119.99]);
    });
    /** The first night's price, and the price before it that is struck through. */
    const priceOfGuests = async () => {
      const night = (await rates()).find(
        (row) =>
          row.rate_plan_id === 'flexible' && row.room_type_id === 'double' && row.night === nights.From,
      );
      const decimal = (minor: number | null | undefined) => (typeof minor === 'number' ? minor / 100 : null);
      return [decimal(night?.base_minor), decimal(night?.original_base_minor)];
    };

    it.each([
      ['lower: it is paid, and saves more', { Kind: 'set', Value: 90 }, [90, 119.99]],
      ['higher, below the price before: it saves less', { Kind: 'set', Value: 115 }, [115, 119.99]],
      ['a percentage of what guests paid', { Kind: 'percent', Value: -10 }, [97.19, 119.99]],
      ['the price before: there is nothing to save', { Kind: 'set', Value: 119.99 }, [119.99, null]],
      ['above it: likewise', { Kind: 'set', Value: 140 }, [140, null]],
    ])('%s', async (_, Price, expected) => {
      await done({ ...double, Price });
      expect(await priceOfGuests()).toEqual(expected);
    });

    it('keeps that over an import, and is undone exactly', async () => {
      const before = await rates();
      await done({ ...double, Price: { Kind: 'set', Value: 90 } });
      await bring(promoted());
      expect(await priceOfGuests()).toEqual([90, 119.99]);
      await bring(hotelFile());
      expect(await priceOfGuests()).toEqual([90, null]);
      await bring(promoted());
      await undoLast();
      expect(await rates()).toEqual(before);
    });
  });

  it.each([
    ['a sum', { Kind: 'add', Value: -500 }],
    ['a percentage', { Kind: 'percent', Value: -100 }],
    ['nothing', { Kind: 'set', Value: 0 }],
  ])('no price by %s makes a night free of charge', async (_, Price) => {
    const before = await calendar();
    expect(await preview({ ...double, Price })).toMatchObject({ Code: 'calendar.free' });
    const asked = { ...double, Price, Fingerprint: 'x' };
    expect(await desk(revenue.browser, 'ChangeCalendar', asked)).toMatchObject({ status: 422 });
    expect(await calendar()).toEqual(before);
  });

  it.each([
    ['set', 99_999_999_999],
    ['percent', 9_999_999_999],
  ])('no price is higher than a slip of the hand (%s)', async (Kind, Value) => {
    expect(await preview({ ...double, Price: { Kind, Value } })).toMatchObject({ Code: 'calendar.too-dear' });
  });

  it('who has changed what is forgotten after two years; what was set stays', async () => {
    await done({ ...double, Price: { Kind: 'set', Value: 90 } });
    const changesAt = async (now: string) => {
      await purgeCalendarChanges(server.database.db, new Date(now));
      return (await server.database.db.selectFrom('calendar_change').select('change_id').execute()).length;
    };
    expect(await changesAt('2028-11-19T12:00:00Z')).toBe(1);
    expect(await changesAt('2028-11-21T12:00:00Z')).toBe(0);
    expect(await calendar()).toMatchObject({ Prices: [90, 90, 90], Flags: [8, 8, 8] });
  });

  it('terms are set and cleared, night by night', async () => {
    await done({
      ...double,
      To: nights.From,
      MinStay: 3,
      IsClosedToArrival: true,
      IsClosedToDeparture: true,
    });
    expect(await calendar()).toMatchObject({ MinStays: [3, 1, 1], Flags: [14, 0, 0] });
    await done({ ...double, MinStay: 1, IsClosedToArrival: false });
    expect(await calendar()).toMatchObject({ MinStays: [1, 1, 1], Flags: [12, 8, 8] });
    const before = await rates();
    await done({ ...double, IsAsInFile: true });
    expect(await calendar()).toMatchObject({ Flags: [0, 0, 0] });
    expect(await rates()).not.toEqual(before);
  });

  it('a rate that is closed is not sold, keeps its price, and is opened again', async () => {
    const before = await rates();
    await done({ ...double, IsClosed: true });
    expect(await calendar()).toMatchObject({ Prices: [119.99, 119.99, 119.99], Flags: [9, 9, 9] });
    expect(await book()).not.toBe(200);
    await done({ ...double, IsClosed: false });
    expect(await rates()).toEqual(before);
    expect(await book()).toBe(200);
  });

  it('fewer rooms than are sold: as many as are sold, which is said before', async () => {
    expect(await book(3)).toBe(200);
    const asked = { ...double, RatePlanIds: [], Total: 2 };
    const shown = await preview(asked);
    expect(shown).toMatchObject({ StockNights: 3, RateNights: 0 });
    const sold = (await calendar())['Sold'] as number[];
    expect(shown['BelowTakenCount']).toBe(sold.filter((count) => count > 2).length);
    await done(asked);
    const after = await calendar();
    expect(after['Total']).toEqual(sold.map((count) => Math.max(2, count)));
    expect(after['Sold']).toEqual(sold);
    expect(await book()).not.toBe(200);
    await undoLast();
    expect(await calendar()).toMatchObject({ Total: [5, 5, 5], ByHand: [0, 0, 0] });
    expect(await book()).toBe(200);
  });

  it('a cut of rooms while guests book: no more is sold than there is', async () => {
    const asked = { ...double, RatePlanIds: [], Total: 2 };
    const guests = Array.from({ length: 8 }, () => book());
    const [outcome, ...statuses] = await Promise.all([change(asked), ...guests]);
    expect(outcome.status).toBe(200);
    const { Total, Sold, Held } = (await calendar()) as Record<string, number[]>;
    const free = Total?.map((total, day) => total - (Sold?.[day] ?? 0) - (Held?.[day] ?? 0)) ?? [];
    expect(Math.min(...free)).toBe(0);
    expect(statuses.filter((status) => status === 200).length).toBe(Math.max(...(Sold ?? [])));
  });

  it('an allotment keeps its rooms, and has them again after the undo', async () => {
    const Allotments = [
      { Id: 'acme', Name: 'Acme', RoomTypeIds: ['double'], RatePlanIds: ['trade'], Rooms: 3, ReleaseDays: 1 },
    ];
    await bring({ ...hotelFile(), Allotments });
    const rows = async () =>
      Object.fromEntries(
        (
          await server.database.db
            .selectFrom('inventory')
            .select(['room_type_id', 'total'])
            .where('night', '=', nights.From)
            .where('room_type_id', 'in', ['double', allotmentRow('double', 'acme')])
            .execute()
        ).map((row) => [row.room_type_id, row.total]),
      );
    const asked = { ...double, RatePlanIds: [] };
    const before = { double: 2, [allotmentRow('double', 'acme')]: 3 };
    expect(await rows()).toEqual(before);
    await done({ ...asked, Total: 1 });
    expect(await rows()).toEqual({ double: 0, [allotmentRow('double', 'acme')]: 1 });
    await done({ ...asked, Total: 9 });
    expect(await rows()).toEqual({ double: 6, [allotmentRow('double', 'acme')]: 3 });
    await undoLast();
    await undoLast();
    expect((await changes()).map((row) => row['IsUndone'])).toEqual([true, true]);
    expect((await undo((await changes())[0]?.['ChangeId'])).status).toBe(404);
    await done({ ...asked, Total: 4 });
    await done({ ...asked, IsAsInFile: true });
    expect([await rows(), (await calendar())['ByHand']]).toEqual([before, [0, 0, 0]]);
    await undoLast();
    expect(await calendar()).toMatchObject({ Total: [4, 4, 4], ByHand: [1, 1, 1] });
  });

  it('the undo brings back exactly what was there, and refuses where something else has changed it', async () => {
    const before = await rates();
    await done({ ...double, Price: { Kind: 'percent', Value: 20 }, MinStay: 2 });
    await done({ ...double, To: nights.From, IsClosed: true });
    const [second, first] = await changes();
    const refused = await undo(first?.['ChangeId']);
    expect([refused.status, refused.body['Code']]).toEqual([409, 'calendar.undo-late']);
    expect((await undo(second?.['ChangeId'])).status).toBe(200);
    expect((await undo(first?.['ChangeId'])).status).toBe(200);
    expect(await rates()).toEqual(before);
  });

  it('a change is refused where the nights are no longer as they were shown', async () => {
    const asked = { ...double, Price: { Kind: 'percent', Value: 10 } };
    const { Fingerprint } = await preview(asked);
    await done({ ...double, Price: { Kind: 'set', Value: 50 } });
    const refused = await desk(revenue.browser, 'ChangeCalendar', { ...asked, Fingerprint });
    expect([refused.status, refused.body['Code']]).toEqual([409, 'calendar.meanwhile']);
  });

  it.each([
    ['no change', {}, 'calendar.nothing'],
    ['past nights', { From: '2026/11/01', MinStay: 2 }, 'calendar.nights'],
    ['nights beyond the calendar', { To: '2027/11/01', MinStay: 2 }, 'calendar.nights'],
    ['the wrong way round', { From: '2026/12/04', MinStay: 2 }, 'calendar.nights'],
  ])('refuses %s', async (_, changed, code) => {
    const reply = await desk(revenue.browser, 'PreviewCalendar', { ...double, ...changed });
    expect([reply.status, reply.body['Code']]).toEqual([422, code]);
  });

  it('an import keeps what was set by hand and says so, or overwrites it when asked', async () => {
    await done({ ...double, Price: { Kind: 'set', Value: 80 }, MinStay: 2, Total: 4 });
    await done({ ...double, From: nights.To, IsClosed: true });
    const file = hotelFile({ baseRate: 140, rooms: 6 });
    const { byHand = [] } = await bring(file);
    expect(byHand.map(conflictText)).toEqual([
      '“double” at “flexible”, 2026-12-01 to 2026-12-03, base rate: 80 by hand, 140 in the file, kept as set by hand',
      '“double” at “flexible”, 2026-12-01 to 2026-12-03, minimum stay: 2 by hand, 1 in the file, kept as set by hand',
      '“double” at “flexible”, 2026-12-03, closed: yes by hand, no in the file, kept as set by hand',
      '“double”, 2026-12-01 to 2026-12-03, rooms: 4 by hand, 6 in the file, kept as set by hand',
    ]);
    expect(await calendar()).toMatchObject({ Prices: [80, 80, 80], Total: [4, 4, 4], Flags: [8, 8, 9] });
    await undoLast();
    await undoLast();
    expect(await calendar()).toMatchObject({ Prices: [140, 140, 140], Total: [6, 6, 6], Flags: [0, 0, 0] });
    await done({ ...double, MinStay: 2, Total: 4 });
    const overwritten = (await bring(file, true)).byHand ?? [];
    expect(overwritten.map(({ field, kept }) => [field, kept])).toEqual([
      ['minimum stay', 'file'],
      ['rooms', 'file'],
    ]);
    expect(await calendar()).toMatchObject({ MinStays: [1, 1, 1], Total: [6, 6, 6], ByHand: [0, 0, 0] });
    expect((await undoLast()).body['Code']).toBe('calendar.undo-late');
    expect((await bring(file)).byHand).toEqual([]);
  });

  it('every change is in the log of the desk and makes a new version', async () => {
    const versions = () =>
      server.database.db.selectFrom('property_version').selectAll().executeTakeFirstOrThrow();
    const before = await versions();
    await done({ ...double, RatePlanIds: [], Total: 7 });
    const stock = await versions();
    expect([stock.version - before.version, stock.content_version]).toEqual([1, before.content_version]);
    await done({ ...double, MinStay: 2 });
    expect((await versions()).content_version).toBe(before.content_version + 1);
    await undoLast();
    const log = await server.database.db
      .selectFrom('staff_audit')
      .select(['action', 'staff_id'])
      .where('action', 'like', 'calendar.%')
      .orderBy('entry_id')
      .execute();
    const by = revenue.staffId;
    expect(log).toEqual([
      { action: 'calendar.changed', staff_id: by },
      { action: 'calendar.changed', staff_id: by },
      { action: 'calendar.undone', staff_id: by },
    ]);
  });
});
