import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { importExchangeRates } from '../src/import/import-group.ts';
import { createTestApp, operatorToken, testNow, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';
import { propertyFile } from './support/property-file.ts';

const companies = [
  ...Array.from({ length: 12 }, (_, index) => `Harbour Trading ${String(index + 10)}`),
  'Acme Ltd',
  'Café Royal 100%',
  'Under_score & Sons',
  'Øresund Marine',
].map((Name, index) => ({ AccountId: `account-${String(index)}`, Name }));

describe.each(engines)('companies, rates, configurations and flush on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server, { ...propertyFile(), Companies: companies });
    await openHotel(server.deps);
  });
  beforeEach(() => {
    server.clock.set(testNow);
  });
  afterAll(() => server.close());

  let places = 0;
  const search = (query: string, propertyId = 'test', remoteAddress?: string) => {
    places += 1;
    return server.app.inject({
      url: `/api/Company/SearchCompanies?${new URLSearchParams({ propertyId, query }).toString()}`,
      remoteAddress: remoteAddress ?? `10.0.1.${String(places)}`,
    });
  };
  const names = async (query: string, propertyId?: string) =>
    (await search(query, propertyId)).json<{ Name: string }[]>().map(({ Name }) => Name);

  it('gives at most ten companies, by name', async () => {
    expect(await names('harbour')).toEqual(
      Array.from({ length: 10 }, (_, index) => `Harbour Trading ${String(index + 10)}`),
    );
  });

  it.each([
    ['nothing but spaces', '   '],
    ['one letter between spaces', ' a '],
    ['nothing but accents', '\u0301\u0301\u0301'],
  ])('does not list the companies for %s', async (_title, query) => {
    const response = await search(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ ModelState: { query: [expect.any(String)] } });
  });

  it.each([
    ['spaces around', ' acme ', ['Acme Ltd']],
    ['accents left out', 'cafe', ['Café Royal 100%']],
    ['accents written apart', 'cafe\u0301', ['Café Royal 100%']],
    ['signs of a pattern as they are', 'r_s', ['Under_score & Sons']],
    ['signs of a pattern that match nothing', '%%%', []],
    ['a backslash', '\\\\\\', []],
    ['a quote', `'; drop`, []],
    ['capitals beyond ASCII', 'ØRE', ['Øresund Marine']],
  ])('finds with %s', async (_title, query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('keeps the companies of one property from another', async () => {
    expect(await names('acme', 'TEST')).toEqual(['Acme Ltd']);
    expect((await names('tra', 'harbour')).filter((name) => name.startsWith('Harbour Trading'))).toEqual([]);
  });

  it('answers 404 for a property that does not exist, and 400 without one', async () => {
    expect((await search('acme', 'none')).statusCode).toBe(404);
    expect((await server.app.inject('/api/Company/SearchCompanies?query=acme')).statusCode).toBe(400);
  });

  it('counts searches of one address over all hotels, and each address for itself', async () => {
    const codes = [];
    for (let count = 0; count < 31; count += 1)
      codes.push((await search('acme', count % 2 ? 'TEST' : 'test', '203.0.113.5')).statusCode);
    expect(codes.slice(0, 30).every((code) => code === 200)).toBe(true);
    expect(codes[30]).toBe(429);
    expect((await search('acme', 'test', '203.0.113.6')).statusCode).toBe(200);
    expect((await search('quayside', 'harbour', '203.0.113.5')).statusCode).toBe(429);
  });

  const importRates = (base: string, date: string, rates: object) =>
    importExchangeRates(
      { db: server.database.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false },
      'rates.json',
      { FormatVersion: 1, BaseCurrency: base, Date: date, ExchangeRates: rates },
    );
  const rates = async () => (await server.app.inject('/api/CurrencyExchangeRate')).json<unknown>();

  it('gives the exchange rates that were imported last, with their day', async () => {
    expect(await rates()).toEqual({ BaseCurrency: 'GBP', Date: '2026/11/20', Rates: {} });
    await importRates('GBP', '2026-11-19', { USD: 1.32, DKK: 8.7, EUR: 1.17 });
    expect(await rates()).toEqual({
      BaseCurrency: 'GBP',
      Date: '2026/11/19',
      Rates: { USD: 1.32, DKK: 8.7, EUR: 1.17 },
    });
    await importRates('GBP', '2026-11-20', { USD: 1.33 });
    expect(await rates()).toEqual({ BaseCurrency: 'GBP', Date: '2026/11/20', Rates: { USD: 1.33 } });
    await importRates('EUR', '2026-11-20', { GBP: 0.85 });
    expect(await rates()).toEqual({ BaseCurrency: 'EUR', Date: '2026/11/20', Rates: { GBP: 0.85 } });
    await importRates('EUR', '2026-11-20', {});
    expect(await rates()).toEqual({ BaseCurrency: 'GBP', Date: '2026/11/20', Rates: {} });
  });

  const configurations = (query: string) => server.app.inject(`/api/RoomTypeConfiguration/Get${query}`);

  it('gives the room configurations of one property, by id or code', async () => {
    const ids = async (id: string) =>
      (await configurations(`?propertyId=${id}`)).json<{ Id: string }[]>().map(({ Id }) => Id);
    expect(await ids('TEST')).toEqual(['suite-twin', 'suite-double']);
    expect(await ids('HARBOUR')).toEqual(['twin']);
    expect((await configurations('?propertyId=none')).statusCode).toBe(404);
    expect((await configurations('')).statusCode).toBe(400);
  });

  it('says which beds a room has unless they are chosen, and for how many guests', async () => {
    expect((await configurations('?propertyId=TEST')).json()).toEqual([
      { Id: 'suite-twin', RoomTypeId: 'suite', Text: 'Twin' },
      { Id: 'suite-double', RoomTypeId: 'suite', Text: 'Double', IsDefault: true, Sleeps: 2 },
    ]);
  });

  it('leaves out configurations of a room type that is no longer sold', async () => {
    await server.database.db
      .updateTable('room_type')
      .set({ active: false })
      .where('property_id', '=', 'harbour')
      .execute();
    expect((await configurations('?propertyId=harbour')).json()).toEqual([]);
  });

  const flush = (id: string, authorization?: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/StaticData/${id}/flush`,
      remoteAddress: '10.0.2.1',
      headers: authorization === undefined ? {} : { authorization },
    });

  it('says nothing of which properties there are to who is not the operator', async () => {
    const refusals = [await flush('test'), await flush('none'), await flush('none', 'Bearer x')];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(refusals.map(({ body }) => body)).size).toBe(1);
    expect(Object.keys(refusals[0]?.json<object>() ?? {})).toEqual(['Message', 'Code']);
    expect((await flush('none', `Bearer ${operatorToken}`)).statusCode).toBe(404);
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Basic ${operatorToken}`,
    operatorToken,
    `Bearer ${operatorToken} `,
    `Bearer ${operatorToken}x`,
  ])('does not flush with “%s”', async (authorization) => {
    const status = (await flush('test', authorization)).statusCode;
    expect(status).toBe(401);
  });

  it('flushes for the operator, by id or code, by POST only; lists are as before', async () => {
    const countries = async () => (await server.app.inject('/api/StaticData/test/countries')).body;
    const before = await countries();
    const done = await flush('TEST', `Bearer ${operatorToken}`);
    expect([done.statusCode, done.json()]).toEqual([200, { Success: true }]);
    expect(await countries()).toBe(before);
    expect((await server.app.inject('/api/StaticData/test/flush')).statusCode).toBe(405);
  });
});

describe.each(engines)('without an operator’s token on %s', (engine) => {
  it('nobody flushes', async () => {
    const server = await createTestApp(engine, { env: readEnv({ NODE_ENV: 'test' }) });
    await importTestHotel(server);
    for (const authorization of ['Bearer undefined', 'Bearer ', 'Bearer']) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/StaticData/test/flush',
        headers: { authorization },
      });
      expect(response.statusCode).toBe(401);
    }
    await server.close();
  });
});
