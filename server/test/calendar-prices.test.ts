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
      plan.RatePlanId === 'saver'
        ? { ...plan, UseOccupancyForRatePlan: true, ...limits.saver }
        : plan.RatePlanId === 'secret'
          ? { ...plan, PromoCodes: ['MEMBER', 'CLOSED'] }
          : plan,
    ),
    Rates: [...file.Rates, { RatePlanIds: ['secret'], DiscountPercent: 40 }],
    Stock: [
      { RoomTypeIds: ['classic'], Total: 2 },
      { RoomTypeIds: ['suite'], Total: 1 },
      { RoomTypeIds: ['suite'], From: '2026-12-03', To: '2026-12-03', Total: 0 },
    ],
    PromoCodes: [
      ...file.PromoCodes,
      { Code: 'MIDWEEK', Name: 'Midweek', DiscountPercent: 15, StayFrom: '2026-12-02', StayTo: '2026-12-04' },
      { Code: 'FLEXOFF', Name: 'Off the flexible rate', DiscountAmountPerNight: 25, RatePlanIds: ['flex'] },
      { Code: 'LONGER', Name: 'Two nights', DiscountPercent: 20, MinNights: 2 },
      { Code: 'CLOSED', Name: 'A rate of its own', StayFrom: '2026-12-02', StayTo: '2026-12-04' },
      { Code: 'OVER', Name: 'Last year', DiscountPercent: 50, SellTo: '2026-01-31' },
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
    PromoCode: string | null = null,
    length = 1,
  ) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: {
        PropertyId: 'TEST',
        RatePlanCode,
        PromoCode,
        DateFrom: night,
        DateTo: addDays(night, length),
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

  describe('with a promo code', () => {
    const withCode = (code: string, plan?: string) =>
      calendar(`&adults=2&promoCode=${code}${plan === undefined ? '' : `&ratePlanCode=${plan}`}`);
    const searchedWith = async (code: string, plan: string | null) => {
      const expected = [];
      for (let day = 0; day < nights; day += 1) {
        const total = await searched(addDays(first, day), [couple], plan, code);
        expected.push(total === null ? null : toDecimal(total, 'GBP'));
      }
      return expected;
    };

    it.each([
      ['takes a share of every rate, on its nights', 'MIDWEEK', undefined],
      ['in small letters', 'midweek', undefined],
      ['takes an amount of the rates of one plan', 'FLEXOFF', undefined],
      ['and the plan is named that it is for', 'FLEXOFF', 'FLEX'],
      ['opens a rate plan of its own', 'MEMBER', undefined],
      ['and that plan is named', 'MEMBER', 'SECRET'],
      ['opens a rate plan on its nights alone', 'CLOSED', undefined],
      ['and that one is named', 'CLOSED', 'SECRET'],
    ])('has the price of each night that a search finds: it %s', async (_what, code, plan) => {
      const { leadPrices, promoCode } = await withCode(code, plan);
      expect(leadPrices).toEqual(await searchedWith(code, plan ?? null));
      expect(leadPrices).not.toEqual((await calendar('&adults=2')).leadPrices);
      expect(promoCode).toEqual({ code: code.toUpperCase(), minNights: null });
    });

    it('says for how many nights it is, where that is more than one', async () => {
      const { leadPrices, promoCode } = await withCode('LONGER');
      expect(promoCode).toEqual({ code: 'LONGER', minNights: 2 });
      const [one = 0, two = 0] = leadPrices.map((price) => price ?? 0);
      const both = await searched(first, [couple], null, 'LONGER', 2);
      expect(one + two).toBe(toDecimal(both ?? 0, 'GBP'));
    });

    it.each([
      ['the hotel does not have', 'NOSUCH'],
      ['is no longer sold', 'OVER'],
      ['is for other nights', 'SPRING15'],
    ])('that %s, has the prices without it', async (_what, code) => {
      const [all, own] = [await calendar('&adults=2'), await withCode(code)];
      expect(own.leadPrices).toEqual(all.leadPrices);
      expect(own.restrictions).toEqual(all.restrictions);
    });

    it('is another response than without it, and does not change what others get', async () => {
      const tagOf = async (query: string) => {
        const url = `/api/Availability?propertyId=TEST&fromDate=${first}&toDate=${first}&form=compact&adults=2${query}`;
        return (await server.app.inject(url)).headers['etag'];
      };
      const before = await calendar('&adults=2');
      const tags = [await tagOf(''), await tagOf('&promoCode=MIDWEEK'), await tagOf('&promoCode=FLEXOFF')];
      expect(new Set(tags).size).toBe(3);
      expect(await tagOf('&promoCode=NOSUCH')).toBe(tags[0]);
      expect(await calendar('&adults=2')).toEqual(before);
    });

    it('has them in the list of days too', async () => {
      const url = `/api/Availability?propertyId=TEST&fromDate=${first}&toDate=2026/12/02`;
      const daysSchema = z.array(
        z.looseObject({ Rates: z.array(z.looseObject({ MinimumRate: z.number() })) }),
      );
      const of = async (query: string) => {
        const days = daysSchema.parse((await server.app.inject(`${url}${query}`)).json());
        return days.map(({ Rates }) => Rates[0]?.MinimumRate);
      };
      expect(await of('')).toEqual([100, 100]);
      expect(await of('&promoCode=MIDWEEK')).toEqual([100, 85]);
    });
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
