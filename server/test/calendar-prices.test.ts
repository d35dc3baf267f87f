import {
  bookConfigSchema,
  compactCalendarSchema,
  compactSearch,
  type CompactCalendar,
} from 'shared/contracts';
import { addDays, lowestTotal, toDecimal } from 'shared/domain';
import { aParty, aTax } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';
import { propertyFile } from './support/property-file.ts';

/** Two rooms for three, of whom two are adults, and a suite for four, of whom three are; the saver is for couples. */
function hotel(): object {
  const file = propertyFile();
  const limits = {
    classic: { MaximumOccupancy: 3, AdultMaximumOccupancy: 2 },
    saver: { MaximumOccupancy: 2 },
  };
  return {
    ...file,
    Property: {
      ...file.Property,
      TaxesAndFees: [{ Id: 'city', Name: 'City tax', Amount: 2.5, Per: 'PersonNight' }],
    },
    RoomTypes: file.RoomTypes.map((type) =>
      type.RoomTypeId === 'classic' ? { ...type, ...limits.classic } : type,
    ),
    RatePlans: file.RatePlans.map((plan) =>
      plan.RatePlanId === 'saver' ? { ...plan, UseOccupancyForRatePlan: true, ...limits.saver } : plan,
    ),
    Stock: [
      { RoomTypeIds: ['classic'], Total: 2 },
      { RoomTypeIds: ['suite'], Total: 1 },
      { RoomTypeIds: ['suite'], From: '2026-12-03', To: '2026-12-03', Total: 0 },
    ],
  };
}

const taxesAndFees = [aTax({ id: 'city', name: 'City tax', amount: 2.5, per: 'PersonNight' })];
const couple = aParty();
const family = aParty({ numberOfAdults: 2, numberOfChildren: 1 });
const friends = aParty({ numberOfAdults: 3 });

describe.each(engines)('the calendar for the guests of a search, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server, hotel());
  });
  afterAll(() => server.close());

  // From a Tuesday to a Sunday.
  const [first, nights] = ['2026/12/01', 6];
  const calendar = async (guests: string): Promise<CompactCalendar> => {
    const range = `fromDate=${first}&toDate=${addDays(first, nights - 1)}`;
    const url = `/api/Availability?propertyId=TEST&${range}&form=compact${guests}`;
    return z.decode(compactCalendarSchema, (await server.app.inject(url)).json());
  };
  const searched = async (
    night: string,
    rooms: readonly ReturnType<typeof aParty>[],
    RatePlanCode: string | null = null,
  ) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: {
        PropertyId: 'TEST',
        RatePlanCode,
        DateFrom: night,
        DateTo: addDays(night, 1),
        Rooms: rooms.map((party) => ({
          NumberOfAdults: party.numberOfAdults,
          NumberOfChildren: party.numberOfChildren,
          NumberOfInfants: party.numberOfInfants,
        })),
      },
    });
    const found = z.decode(compactSearch().responses[200], response.json());
    return lowestTotal(found, rooms, { currency: 'GBP', taxesAndFees });
  };

  it.each([
    ['one adult', '&adults=1', [aParty({ numberOfAdults: 1 })]],
    ['a couple, which gets the rate for couples', '&adults=2', [couple]],
    ['a family', '&adults=2&children=1', [family]],
    ['three friends, for whom there is only the suite', '&adults=3', [friends]],
    ['two rooms', '&adults=2,2&children=1,0', [family, couple]],
    ['two rooms of which one has to be the suite', '&adults=2,3', [couple, friends]],
    ['more friends than there are suites', '&adults=3,3', [friends, friends]],
  ])('has the price of each night that a search finds: %s', async (_guests, query, rooms) => {
    const { leadPrices, rooms: told } = await calendar(query);
    const expected = [];
    for (let day = 0; day < nights; day += 1) {
      const total = await searched(addDays(first, day), rooms);
      expected.push(total === null ? null : toDecimal(total, 'GBP'));
    }
    expect(leadPrices).toEqual(expected);
    expect(told?.map(({ numberOfAdults }) => numberOfAdults)).toEqual(
      rooms.map(({ numberOfAdults }) => numberOfAdults),
    );
  });

  it('is of one rate plan, where an offer names a public one, and of all where it names none', async () => {
    const expected = [];
    for (let day = 0; day < nights; day += 1) {
      const total = await searched(addDays(first, day), [couple], 'FLEX');
      expected.push(total === null ? null : toDecimal(total, 'GBP'));
    }
    const all = await calendar('&adults=2');
    const flexible = await calendar('&adults=2&ratePlanCode=flex');
    expect(flexible.leadPrices).toEqual(expected);
    expect(flexible.leadPrices).not.toEqual(all.leadPrices);
    for (const code of ['NOSUCH', 'SECRET'])
      expect(await calendar(`&adults=2&ratePlanCode=${code}`)).toEqual(all);
    expect(await calendar('&adults=2')).toEqual(all);
  });

  it('keeps to one adult for clients that name none', async () => {
    const old = await calendar('');
    expect(old.rooms).toBeUndefined();
    expect(old.leadPrices).toEqual((await calendar('&adults=1')).leadPrices);
  });

  it('is another response for other guests, also when it is asked for again', async () => {
    const tags = [];
    for (const guests of ['', '&adults=2', '&adults=3']) {
      const range = `fromDate=${first}&toDate=${addDays(first, 2)}`;
      const { headers } = await server.app.inject(
        `/api/Availability?propertyId=TEST&${range}&form=compact${guests}`,
      );
      tags.push(headers['etag']);
    }
    expect(new Set(tags).size).toBe(3);
    const [once, other, twice] = [
      await calendar('&adults=3'),
      await calendar('&adults=2'),
      await calendar('&adults=3'),
    ];
    expect(twice).toEqual(once);
    expect(other).not.toEqual(once);
  });

  it('takes what is no party as a link does: for the usual one of the hotel', async () => {
    expect(await calendar('&adults=two')).toEqual(await calendar('&adults=2'));
  });

  it('has no days where it is asked for after the last bookable one', async () => {
    const url = '/api/Availability?propertyId=TEST&fromDate=2070/03/16&toDate=2070/04/16&form=compact';
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ AvailableRooms: [], LeadPrices: [] });
  });

  it('goes with a configuration that says whom rooms take', async () => {
    const config = z.decode(bookConfigSchema, (await server.app.inject('/api/Book/Config/TEST')).json());
    const limits = { minimumOccupancy: 1, childMaximumOccupancy: 2 };
    expect(config.roomLimits).toEqual([{ ...limits, maximumOccupancy: 4, adultMaximumOccupancy: 3 }]);
  });
});
