import { aProperty } from 'shared/testing';
import { propertySchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importExchangeRates, importGroup } from '../src/import/import-group.ts';
import { importProperty } from '../src/import/import-property.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { engines } from './support/database.ts';

interface Hotel {
  readonly id: string;
  readonly currency: string;
  readonly baseRate: number;
  readonly rooms: number;
  readonly maximumRooms?: number;
}

const hotels: readonly Hotel[] = [
  { id: 'dear', currency: 'GBP', baseRate: 300, rooms: 5 },
  { id: 'full', currency: 'GBP', baseRate: 50, rooms: 0 },
  // 100 GBP are 870 DKK: 900 DKK are less than 150 GBP, though more in figures.
  { id: 'danish', currency: 'DKK', baseRate: 900, rooms: 5 },
  { id: 'near', currency: 'GBP', baseRate: 150, rooms: 1 },
];

const areaOf = (id: string): string | null => (id === 'danish' ? 'north' : id === 'near' ? null : 'south');

async function openGroup(server: TestApp): Promise<void> {
  const context = { db: server.database.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false };
  for (const { id, currency, baseRate, rooms } of hotels) {
    const property = aProperty({ propertyCode: id.toUpperCase(), currency, availableCurrencies: [currency] });
    const file = hotelFile({ property, baseRate, rooms });
    await importProperty(context, `${id}.json`, {
      ...file,
      PropertyId: id,
      Vouchers: [],
      Rates: [{ BaseRate: baseRate }],
    });
  }
  const { Theme } = z.encode(propertySchema, aProperty());
  await importGroup(context, 'group.json', {
    FormatVersion: 1,
    PropertyGroupId: 'coast',
    PropertyGroupCode: 'COAST',
    Name: 'Coast Hotels',
    LogoFileUrl: null,
    Theme,
    Areas: [
      { AreaId: 'south', Name: 'South' },
      { AreaId: 'north', Name: 'North' },
    ],
    Properties: hotels.map(({ id }) => ({ PropertyCode: id.toUpperCase(), AreaId: areaOf(id) })),
  });
  await importExchangeRates(context, 'rates.json', {
    FormatVersion: 1,
    BaseCurrency: 'GBP',
    Date: '2026-11-20',
    ExchangeRates: { DKK: 8.7 },
  });
}

const couple = { NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 };
const request = {
  PropertyGroupId: 'COAST',
  DateFrom: '2026/12/01',
  DateTo: '2026/12/03',
  Rooms: [couple],
};

interface Found {
  readonly Properties: readonly {
    readonly PropertyId: string;
    readonly IsAvailable: boolean;
    readonly MinimumRate: number | null;
    readonly Message: string | null;
  }[];
}

describe.each(engines)('a search in a group of hotels on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openGroup(server);
  });
  afterAll(() => server.close());

  const post = (call: string, changes: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/Availability/${call}`,
      payload: { ...request, ...changes },
    });
  const search = async (changes: object = {}) =>
    (await post('SearchPropertyGroup', changes)).json<Found>().Properties;

  it('lists every hotel: the available ones first and cheapest first, whatever their currency', async () => {
    expect((await search()).map(({ PropertyId, MinimumRate }) => [PropertyId, MinimumRate])).toEqual([
      ['danish', 1800],
      ['near', 300],
      ['dear', 600],
      ['full', null],
    ]);
  });

  it('says of a hotel without rooms that it is unavailable, word for word', async () => {
    const full = (await search()).find(({ PropertyId }) => PropertyId === 'full');
    expect(full).toMatchObject({
      IsAvailable: false,
      Message: 'This hotel is unavailable on your selected dates.',
    });
  });

  it('asks for all rooms together: a hotel with fewer of them is unavailable', async () => {
    const found = await search({ Rooms: [couple, couple, couple] });
    const near = found.find(({ PropertyId }) => PropertyId === 'near');
    // One double and one suite are free.
    expect(near?.IsAvailable).toBe(false);
    expect(found.find(({ PropertyId }) => PropertyId === 'dear')?.MinimumRate).toBe(1800);
  });

  it('shows one area when one is chosen', async () => {
    expect((await search({ AreaId: 'north' })).map(({ PropertyId }) => PropertyId)).toEqual(['danish']);
  });

  it('has nothing to offer for days that have passed, and that is no error', async () => {
    const found = await search({ DateFrom: '2026/11/01', DateTo: '2026/11/03' });
    expect(found.map(({ IsAvailable }) => IsAvailable)).toEqual([false, false, false, false]);
  });

  it('counts the hotels of each area, with the lowest price of those that can be booked', async () => {
    const response = await post('SearchPropertyGroupAreaAvailability');
    expect(response.json()).toEqual({
      Areas: [
        {
          AreaId: 'south',
          Name: 'South',
          PropertyCount: 2,
          AvailableCount: 1,
          MinimumRate: 600,
          Currency: 'GBP',
        },
        {
          AreaId: 'north',
          Name: 'North',
          PropertyCount: 1,
          AvailableCount: 1,
          MinimumRate: 1800,
          Currency: 'DKK',
        },
      ],
    });
  });

  it.each([
    ['a group that is not there', { PropertyGroupId: 'NOWHERE' }, 404],
    ['an area that is not there', { AreaId: 'west' }, 400],
    ['no nights', { DateTo: '2026/12/01' }, 400],
    ['more nights than a stay may last', { DateTo: '2027/03/01' }, 400],
    ['nobody', { Rooms: [] }, 400],
  ])('refuses %s', async (_name, changes, status) => {
    const response = await post('SearchPropertyGroup', changes);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty('Message');
  });
});
