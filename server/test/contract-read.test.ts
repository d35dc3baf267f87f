import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importGroup } from '../src/import/import-group.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';
import { propertyFile } from './support/property-file.ts';

describe.each(engines)('what a page reads of a property on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server);
  });
  afterAll(() => server.close());

  const get = async (url: string) => (await server.app.inject(url)).json<Record<string, unknown>>();
  const getList = async (url: string) => (await server.app.inject(url)).json<Record<string, unknown>[]>();

  it.each(['TEST', 'test', 'Test'])('finds the property by its code or id, in any case: %s', async (id) => {
    const property = await get(`/api/Property/${id}`);
    expect(property).toMatchObject({ PropertyId: 'test', PropertyCode: 'TEST', TimeZone: 'Europe/London' });
    expect(property.CreditCards).toEqual([
      { Id: 'visa', Code: 'visa', Name: 'Visa' },
      { Id: 'mastercard', Code: 'mastercard', Name: 'Mastercard' },
    ]);
  });

  it('gives the booking configuration with what the property says once', async () => {
    expect(await get('/api/Book/Config/TEST')).toMatchObject({
      PropertyId: 'test',
      MaxNumberOfRoomsOnBooking: 4,
      ShowRoomTypeOccupancy: true,
      SameDayBookingRestrictionHour: 18,
      Locations: [{ LocationId: 'main', Name: 'Main house' }, { LocationId: 'annex' }],
    });
  });

  it('lists all countries, the property’s own first', async () => {
    const countries = await getList('/api/StaticData/TEST/countries');
    expect(countries[0]).toMatchObject({ Id: 'GB', Code: 'GB', Name: 'United Kingdom' });
    const named = (name: string) =>
      countries.filter((each) => [each.Name, each.OtherNames].flat().includes(name)).map(({ Code }) => Code);
    const names = [
      'Turkey',
      'UK',
      'USA',
      "Cote d'Ivoire",
      'Holland',
      'Czech Republic',
      'Great Britain',
      'Burma',
    ];
    expect(names.flatMap(named)).toEqual(['TR', 'GB', 'US', 'CI', 'NL', 'CZ', 'GB', 'MM']);
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.filter((country) => country.Code === 'GB')).toHaveLength(1);
  });

  it('lists the card schemes that the property takes', async () => {
    const types = await getList('/api/StaticData/test/creditcardtypes');
    expect(types.map((type) => type.Code)).toEqual(['visa', 'mastercard']);
  });

  it.each([
    ['no token', {}, 401],
    ['a wrong token', { authorization: 'Bearer nobody' }, 401],
    ['the operator’s token', { authorization: `Bearer ${operatorToken}` }, 200],
  ])('flushes static data with %s: %o → %i', async (_title, headers, status) => {
    const response = await server.app.inject({ method: 'POST', url: '/api/StaticData/TEST/flush', headers });
    expect(response.statusCode).toBe(status);
  });

  it('lists the choices of the room configuration question', async () => {
    expect(await getList('/api/RoomTypeConfiguration/Get?propertyId=test')).toEqual([
      { Id: 'suite-twin', RoomTypeId: 'suite', Text: 'Twin' },
      { Id: 'suite-double', RoomTypeId: 'suite', Text: 'Double', IsDefault: true, Sleeps: 2 },
    ]);
  });

  it.each([
    ['acm', ['Acme Ltd']],
    ['CAFE', ['Café Royal 100%']],
    ['100%', ['Café Royal 100%']],
    ['l__', []],
  ])('finds companies by a part of their name: %s', async (query, names) => {
    const found = await getList(
      `/api/Company/SearchCompanies?propertyId=test&query=${encodeURIComponent(query)}`,
    );
    expect(found.map((company) => company.Name)).toEqual(names);
  });

  it('refuses a company search of less than three characters', async () => {
    const response = await server.app.inject('/api/Company/SearchCompanies?propertyId=test&query=ac');
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ ModelState: object }>().ModelState)).toEqual(['query']);
  });

  it('slows down an address that searches all companies', async () => {
    const searchOnce = () =>
      server.app.inject({
        url: '/api/Company/SearchCompanies?propertyId=test&query=acme',
        remoteAddress: '198.51.100.7',
      });
    for (let count = 0; count < 30; count += 1) expect((await searchOnce()).statusCode).toBe(200);
    const refused = await searchOnce();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('2');
    server.clock.set('2026-11-20T10:01:00Z');
    expect((await searchOnce()).statusCode).toBe(200);
  });

  it('gives a group by its code, with its areas and hotels', async () => {
    const { Theme: theme } = propertyFile().Property;
    await importGroup(
      { db: server.database.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false },
      'group.json',
      {
        FormatVersion: 1,
        PropertyGroupCode: 'ALL',
        Name: 'All hotels',
        LogoFileUrl: null,
        Theme: theme,
        Areas: [{ AreaId: 'south', Name: 'The South' }],
        Properties: [{ PropertyCode: 'test', AreaId: 'south' }],
      },
    );
    expect(await get('/api/PropertyGroup/all')).toMatchObject({
      PropertyGroupId: 'all',
      PropertyGroupCode: 'ALL',
      Areas: [{ AreaId: 'south', Name: 'The South' }],
      Properties: [{ PropertyCode: 'TEST', PropertyName: 'The Test Hotel', AreaId: 'south', HotelRating: 4 }],
    });
  });

  it.each([
    '/api/Property/NONE',
    '/api/Book/Config/NONE',
    '/api/StaticData/NONE/countries',
    '/api/PropertyGroup/NONE',
  ])('answers 404 in JSON for a property that does not exist: %s', async (url) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(Object.keys(response.json<object>())).toEqual(['Message', 'Code']);
  });

  it.each(['*', '"other", TAG', 'TAG'])(
    'says that the calendar is unchanged to who has it: %s',
    async (sent) => {
      const url = '/api/Availability?propertyId=test&fromDate=2026/12/01&toDate=2026/12/03';
      const { headers } = await server.app.inject(url);
      const again = await server.app.inject({
        url,
        headers: { 'if-none-match': sent.replace('TAG', String(headers.etag)) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it('has no exchange rates before some are imported', async () => {
    expect(await get('/api/CurrencyExchangeRate')).toEqual({
      BaseCurrency: 'GBP',
      Date: '2026/11/20',
      Rates: {},
    });
  });
});

describe.each(engines)('extras of a room on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server);
  });
  afterAll(() => server.close());

  interface Extras {
    Services: { ServiceId: string; Price: number }[];
    InventoryPerServiceId: Record<string, object>;
  }
  const extrasOf = async (roomTypeId: string, from = '2026/12/01', to = '2026/12/03') => {
    const query = new URLSearchParams({
      propertyId: 'test',
      roomTypeId,
      ratePlanId: 'flex',
      dateOfArrival: from,
      dateOfDeparture: to,
    });
    return (await server.app.inject(`/api/Service/Get?${query.toString()}`)).json<Extras>();
  };

  it('offers what goes with the room type; the price is the sum of the articles', async () => {
    const { Services: services } = await extrasOf('classic');
    expect(services).toMatchObject([
      { ServiceId: 'breakfast', Price: 15.75 },
      { ServiceId: 'parking', Price: 20 },
    ]);
    expect((await extrasOf('suite')).Services.map((service) => service.ServiceId)).toContain('champagne');
  });

  it('says what is left on the scarcest day; unlimited is null', async () => {
    await server.database.db
      .updateTable('service_inventory')
      .set({ sold: 1, held: 1 })
      .where('service_id', '=', 'parking')
      .where('night', '=', '2026/12/02')
      .execute();
    const { InventoryPerServiceId: inventory } = await extrasOf('suite');
    expect(inventory).toEqual({
      breakfast: { StartingInventory: null, Used: 0, Available: null },
      parking: { StartingInventory: 2, Used: 2, Available: 0 },
      champagne: { StartingInventory: 5, Used: 0, Available: 5 },
    });
  });

  it('has none of a limited extra after the last day for which there is stock', async () => {
    const { InventoryPerServiceId: inventory } = await extrasOf('classic', '2030/01/01', '2030/01/02');
    expect(inventory.parking).toEqual({ StartingInventory: 0, Used: 0, Available: 0 });
  });

  it.each([
    [
      'an unknown room',
      { roomTypeId: 'cellar' },
      404,
      { Message: 'This room was not found.', Code: 'http.room' },
    ],
    [
      'an unknown rate',
      { ratePlanId: 'gift' },
      404,
      { Message: 'This rate was not found.', Code: 'http.rate' },
    ],
    [
      'another property’s name',
      { propertyId: 'nowhere' },
      404,
      { Message: expect.any(String), Code: 'http.property' },
    ],
    [
      'a stay of 61 nights',
      { dateOfDeparture: '2027/01/31' },
      400,
      {
        Message: 'The request is invalid.',
        Code: 'http.invalid',
        ModelState: { dateOfDeparture: ['A stay can last at most 60 nights.'] },
        ModelStateCodes: { dateOfDeparture: ['search.longest'] },
      },
    ],
    [
      'a departure before the arrival',
      { dateOfDeparture: '2026/12/01' },
      400,
      {
        Message: 'The request is invalid.',
        Code: 'http.invalid',
        ModelState: { dateOfDeparture: ['The day of departure must be after the day of arrival.'] },
        ModelStateCodes: { dateOfDeparture: ['search.order'] },
      },
    ],
  ])('are not told of %s', async (_title, changes, status, body) => {
    const query = new URLSearchParams({
      propertyId: 'test',
      roomTypeId: 'classic',
      ratePlanId: 'flex',
      dateOfArrival: '2026/12/01',
      dateOfDeparture: '2026/12/03',
      ...changes,
    });
    const response = await server.app.inject(`/api/Service/Get?${query.toString()}`);
    expect([response.statusCode, response.json()]).toEqual([status, body]);
  });

  it('are told of a stay of 60 nights', async () => {
    expect((await extrasOf('classic', '2026/12/01', '2027/01/30')).Services).not.toEqual([]);
  });

  it('answers 404 for the extras of a booking that does not exist', async () => {
    const response = await server.app.inject(
      '/api/Service/GetReservationItemServices?propertyId=test&reservationItemId=unknown',
    );
    expect(response.statusCode).toBe(404);
  });
});
