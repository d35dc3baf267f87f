import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { aStaffMember, desk } from './support/staff.ts';
import { stayCalls } from './support/stay-calls.ts';

type Wire = Record<string, unknown>;
interface Found {
  readonly RoomTypes: readonly { readonly RoomTypeId: string; readonly Rates: readonly Wire[] }[];
  readonly NumberOfRoomsPerRoomTypeId: Readonly<Record<string, number>>;
}

/** One room of each type. */
const file = {
  ...hotelFile({ rooms: 1 }),
  PromoCodes: [{ Code: 'TENTH', Name: 'A tenth off', DiscountPercent: 10 }],
};

describe.each(engines)('what a stay may become, on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openPricedHotel(server, { currency: 'GBP', file }, 'harbour');
  });
  afterEach(() => server.close());

  const { post, changeOf, make, stayOf } = stayCalls(() => server);
  const book = async (changes: Parameters<typeof aBooking>[0] = {}) => {
    const made = await create(server, aBooking({ rooms: [aBookedRoom()], ...changes }));
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ Status: 'Confirmed' });
    return made.body['ConfirmationToken'];
  };
  const party = { NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 };
  const wanted = (dates: Wire) => ({
    PropertyId: 'harbour',
    DateFrom: '2026/12/01',
    DateTo: '2026/12/04',
    Rooms: [party],
    ...dates,
  });
  const find = async (path: string, asked: Wire): Promise<Found> => {
    const { status, body } = await post(path, asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as Found;
  };
  const ofStay = (token: unknown, dates: Wire = {}) =>
    find('/api/Stay/Search', { ...wanted(dates), ConfirmationToken: token });
  const ofAnybody = (dates: Wire = {}) =>
    find('/api/Availability/Search', { ...wanted(dates), PromoCode: null });
  const typesOf = ({ RoomTypes }: Found) => RoomTypes.map(({ RoomTypeId }) => RoomTypeId);
  const lowestOf = ({ RoomTypes }: Found, type: string): number =>
    Number(RoomTypes.find(({ RoomTypeId }) => RoomTypeId === type)?.Rates[0]?.['MinimumRate']);

  it('its own nights are free to it, those of other guests are not', async () => {
    const token = await book();
    await book({ dateFrom: '2026/12/05', dateTo: '2026/12/07' });
    expect(typesOf(await ofAnybody())).toEqual(['suite']);
    const found = await ofStay(token);
    expect(typesOf(found)).toEqual(['double', 'suite']);
    expect(found.NumberOfRoomsPerRoomTypeId).toEqual({ double: 1, suite: 1 });
    expect(typesOf(await ofStay(token, { DateFrom: '2026/12/02', DateTo: '2026/12/05' }))).toContain(
      'double',
    );
    expect(typesOf(await ofStay(token, { DateFrom: '2026/12/02', DateTo: '2026/12/06' }))).toEqual(['suite']);
  });

  it('has the prices of the booking’s own promo code, which a change then charges', async () => {
    const token = await book({ promoCode: 'TENTH' });
    const [found, without] = [await ofStay(token), await ofAnybody()];
    // By which the page asks for the calendar.
    expect(await stayOf(token)).toMatchObject({ PromoCode: 'TENTH' });
    // A tenth of three nights at £240.
    expect(lowestOf(without, 'suite') - lowestOf(found, 'suite')).toBeCloseTo(72, 2);
    const { quoted } = await make(await changeOf(token, {}, { RoomTypeId: 'suite' }));
    expect(quoted['Total']).toBe(lowestOf(found, 'suite'));
  });

  it('is the same for the desk, which names the booking by its number', async () => {
    const token = await book({ promoCode: 'TENTH' });
    await book({ dateFrom: '2026/12/05', dateTo: '2026/12/07' });
    const { reservation_id: ReservationId } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('confirmation_token', '=', String(token))
      .executeTakeFirstOrThrow();
    const { browser } = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
    const atDesk = (dates: Wire, id = ReservationId) =>
      desk(browser, 'SearchForChange', { ...wanted(dates), ReservationId: id });
    for (const dates of [{}, { DateFrom: '2026/12/02', DateTo: '2026/12/06' }]) {
      const { status, body } = await atDesk(dates);
      expect({ status, body }).toEqual({ status: 200, body: await ofStay(token, dates) });
    }
    expect(typesOf((await atDesk({})).body as unknown as Found)).toEqual(['double', 'suite']);
    expect((await atDesk({}, 'somebody')).status).toBe(404);
  });

  it('is not told without the booking’s secret', async () => {
    await book();
    const { status } = await post('/api/Stay/Search', { ...wanted({}), ConfirmationToken: 'somebody' });
    expect(status).toBe(404);
  });
});
