import { aProperty } from 'shared/testing';
import { propertySchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importExchangeRates, importGroup } from '../src/import/import-group.ts';
import { importProperty } from './support/import.ts';
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

const contextOf = ({ database, clock }: TestApp) => ({
  db: database.db,
  clock,
  releasesDir: '/nowhere',
  dryRun: false,
});

const groupFile = (changes: object = {}): object => ({
  FormatVersion: 1,
  PropertyGroupId: 'coast',
  PropertyGroupCode: 'COAST',
  Name: 'Coast Hotels',
  LogoFileUrl: null,
  Theme: z.encode(propertySchema, aProperty()).Theme,
  Areas: [
    { AreaId: 'south', Name: 'South' },
    { AreaId: 'north', Name: 'North' },
  ],
  Properties: hotels.map(({ id }) => ({ PropertyCode: id.toUpperCase(), AreaId: areaOf(id) })),
  ...changes,
});

async function openGroup(server: TestApp): Promise<void> {
  const context = contextOf(server);
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
  await importGroup(context, 'group.json', groupFile());
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

describe('a group whose texts are in two languages', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await openGroup(server);
    const property = aProperty({ propertyCode: 'DANISH', propertyName: 'Fjord Lodge' });
    const file = hotelFile({ property }) as { readonly Property: object };
    await importProperty(contextOf(server), 'danish.json', {
      ...file,
      PropertyId: 'danish',
      Vouchers: [],
      Property: {
        ...file.Property,
        Languages: ['en-GB', 'da'],
        PropertyName: { 'en-GB': 'Fjord Lodge', da: 'Fjordhytten' },
      },
    });
  });
  afterAll(() => server.close());

  const bring = (changes: object) => importGroup(contextOf(server), 'group.json', groupFile(changes));
  const bilingual = {
    Languages: ['en-GB', 'da'],
    Name: { 'en-GB': 'Coast Hotels', da: 'Kysthotellerne' },
    Areas: [
      { AreaId: 'south', Name: 'South' },
      { AreaId: 'north', Name: { 'en-GB': 'North', da: 'Norden' } },
    ],
  };
  interface Answer {
    readonly Areas: readonly object[];
    readonly Properties: readonly (object & { readonly PropertyId: string })[];
  }
  const ask = async (language: string, url: string, payload?: object): Promise<Answer> => {
    const headers = { 'accept-language': language };
    const method = payload ? 'POST' : 'GET';
    return (
      await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    ).json<Answer>();
  };

  it('is answered in the language that is asked for, and says what it has in another one only', async () => {
    await bring(bilingual);
    const danish = await ask('da', '/api/PropertyGroup/COAST');
    expect(danish).toMatchObject({
      Name: 'Kysthotellerne',
      Languages: ['en-GB', 'da'],
      Areas: [{ Name: 'South', TextLanguages: { Name: 'en-GB' } }, { Name: 'Norden' }],
    });
    expect(danish).not.toHaveProperty('TextLanguages');
    expect(danish.Areas[1]).not.toHaveProperty('TextLanguages');
    expect(danish.Properties.find(({ PropertyId }) => PropertyId === 'danish')).toMatchObject({
      PropertyName: 'Fjordhytten',
      TextLanguages: { PropertyAddress: 'en-GB' },
    });
    const german = await ask('de', '/api/PropertyGroup/COAST');
    expect(german).toMatchObject({ Name: 'Coast Hotels', TextLanguages: { Name: 'en-GB' } });
    expect(await ask('en', '/api/PropertyGroup/COAST')).not.toHaveProperty('TextLanguages');
  });

  it('is searched in each guest’s own language, whoever has searched a moment before', async () => {
    await bring(bilingual);
    for (const [language, name, area] of [
      ['en', 'Fjord Lodge', { Name: 'North' }],
      ['da', 'Fjordhytten', { Name: 'Norden' }],
      ['de', 'Fjord Lodge', { Name: 'North', TextLanguages: { Name: 'en-GB' } }],
    ] as const) {
      const { Properties } = await ask(language, '/api/Availability/SearchPropertyGroup', request);
      const found = Properties.find(({ PropertyId }) => PropertyId === 'danish');
      expect(found).toHaveProperty('PropertyName', name);
      const { Areas } = await ask(language, '/api/Availability/SearchPropertyGroupAreaAvailability', request);
      expect(Areas[1]).toMatchObject(area);
    }
  });

  it('tells the hotelier what is missing, and imports all the same', async () => {
    const { warnings } = await bring(bilingual);
    expect(warnings).toEqual([
      { path: 'Languages', message: '1 of 3 texts are missing in “da”: Areas[0].Name' },
    ]);
  });

  it('says nothing of languages when its file says nothing of them', async () => {
    await bring({});
    const german = await ask('de', '/api/PropertyGroup/COAST');
    expect(german).not.toHaveProperty('Languages');
    expect(german).not.toHaveProperty('TextLanguages');
  });
});
