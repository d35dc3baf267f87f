import type { ChildBand } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get, getConfirmation } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { stayCalls } from './support/stay-calls.ts';

const childBands: ChildBand[] = [
  { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' },
  { name: 'Small children', minAge: 3, maxAge: 6, countsAs: 'Child', percent: 50 },
  { name: 'Juniors', minAge: 7, maxAge: 12, countsAs: 'Child' },
];

describe.each(engines)('a hotel with bands of ages on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { property: { childBands } });
  });
  afterEach(() => server.close());

  const family = { numberOfAdults: 2, numberOfChildren: 2, numberOfInfants: 0 };
  const bookFamily = (ages?: number[], numberOfChildren = 2) =>
    create(
      server,
      aBooking({ rooms: [aBookedRoom({ ...family, numberOfChildren, ...(ages ? { ages } : {}) })] }),
    );
  const party = (NumberOfChildren: number) => ({ NumberOfAdults: 2, NumberOfChildren, NumberOfInfants: 0 });
  const search = (Ages: unknown) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: {
        PropertyId: 'harbour',
        DateFrom: '2026/12/01',
        DateTo: '2026/12/04',
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 2, NumberOfInfants: 0, Ages }],
      },
    });

  it('charges a child what its band pays, and keeps the ages with the booking', async () => {
    const unknown = await bookFamily();
    expect(unknown.status, JSON.stringify(unknown.body)).toBe(200);
    const known = await bookFamily([9, 4]);
    // Three nights, and half of £10.05 for the younger child.
    const off = Number(unknown.body['TotalPrice']) - Number(known.body['TotalPrice']);
    expect(off).toBeCloseTo(15.07, 2);

    const { body } = await getConfirmation(server, known.body['ConfirmationToken']);
    expect(body).toMatchObject({ Items: [{ NumberOfChildren: 2, Ages: [9, 4] }] });
    const [, , code = '', hash = ''] = String(body['PreCheckInUrl']).split('/').slice(1);
    const link = new URLSearchParams({ propertyId: 'harbour', referenceNumber: code, hash });
    const checkIn = await get(server, `/api/PreCheckIn/Get?${String(link)}`);
    expect(checkIn.body).toMatchObject({ ReservationItems: [{ Ages: [9, 4] }] });
    const before = await getConfirmation(server, unknown.body['ConfirmationToken']);
    expect(before.body).not.toHaveProperty('Items[0].Ages');
  });

  it('asks the lowest price of a search for those ages', async () => {
    const lowest = async (ages?: number[]): Promise<number> => {
      const found: { RoomTypes: { Rates: { MinimumRate: number }[] }[] } = (await search(ages)).json();
      return found.RoomTypes[0]?.Rates[0]?.MinimumRate ?? 0;
    };
    expect((await lowest()) - (await lowest([4, 9]))).toBeCloseTo(15.07, 2);
  });

  it.each([
    ['one of two', [4]],
    ['an infant among the children', [1, 9]],
    ['an age that is not asked for', [4, 16]],
  ])('refuses ages that do not go with the counts: %s', async (_what, ages) => {
    const booked = await bookFamily(ages);
    expect(booked.status).toBe(400);
    expect(booked.body['ModelStateCodes']).toMatchObject({ 'Rooms[0].Ages': ['room.ages'] });
    const found = await search(ages);
    expect(found.statusCode).toBe(400);
    expect(found.json<{ ModelStateCodes: unknown }>().ModelStateCodes).toEqual({
      'Rooms[0].Ages': ['search.ages'],
    });
  });

  describe('a change of the guests of a stay', () => {
    const { changeOf, stayOf, quote, make } = stayCalls(() => server);
    const bookKnown = async () => (await bookFamily([9, 4])).body['ConfirmationToken'];

    it('charges the children of other ages what their bands pay, and keeps the ages', async () => {
      const token = await bookKnown();
      const older = await changeOf(token, {}, { ...party(2), Ages: [9, 8] });
      const { quoted } = await make(older);
      // Three nights, and the other half of £10.05.
      expect(quoted['Difference']).toBeCloseTo(15.07, 2);
      expect(await stayOf(token)).toMatchObject({ Rooms: [{ NumberOfChildren: 2, Ages: [9, 8] }] });
      await make(await changeOf(token, {}, { ...party(1), Ages: [8] }));
      expect(await stayOf(token)).toMatchObject({ Rooms: [{ NumberOfChildren: 1, Ages: [8] }] });
    });

    it('refuses ages that do not go with the counts', async () => {
      const { status, body } = await quote(await changeOf(await bookKnown(), {}, { ...party(2), Ages: [4] }));
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { ModelStateCodes: { 'Rooms[0].Ages': ['room.ages'] } },
      });
    });

    it('other dates of the same guests keep their ages, also where a page does not name them', async () => {
      const token = await bookKnown();
      const { quoted } = await make(await changeOf(token, { DateTo: '2026/12/03' }));
      expect(await stayOf(token)).toMatchObject({ Rooms: [{ Ages: [9, 4] }] });
      const named = await make(await changeOf(token, { DateTo: '2026/12/04' }, { Ages: [9, 4] }));
      expect(named.quoted['Difference']).toBe(-Number(quoted['Difference']));
    });
  });

  it('reads no ages where it has no bands', async () => {
    await openHotel(server.deps, {});
    const [without, odd] = [await bookFamily(), await bookFamily([40])];
    expect(odd.body['TotalPrice']).toBe(without.body['TotalPrice']);
    const { body } = await getConfirmation(server, odd.body['ConfirmationToken']);
    expect(body).not.toHaveProperty('Items[0].Ages');
  });
});
