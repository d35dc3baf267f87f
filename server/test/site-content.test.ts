import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseContent } from '../src/site/database-content.ts';
import type { SiteContent } from '../src/site/site-content.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';

describe.each(engines)('the content of pages on %s', (engine) => {
  let server: TestApp;
  let content: SiteContent;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server);
    content = createDatabaseContent(server.database.db, server.deps.env);
  });
  afterAll(() => server.close());

  it('is the same hotel and configuration as the API gives', async () => {
    const found = await content.property('test');
    const property = await server.app.inject('/api/Property/TEST');
    expect(found?.property.propertyName).toBe('The Test Hotel');
    expect(property.json()).toMatchObject({ PropertyId: found?.property.propertyId, PropertyCode: 'TEST' });
    expect(found?.bookConfig.locations).toHaveLength(2);
    expect(found?.preCheckInConfig).toMatchObject({
      propertyId: found?.property.propertyId,
      phoneRequired: true,
    });
  });

  it('is nothing for a code that does not exist', async () => {
    expect(await content.property('NONESUCH')).toBeNull();
    expect(await content.group('NONESUCH')).toBeNull();
  });

  it('lists the hotels of this installation', async () => {
    expect(await content.directory()).toEqual({
      hotels: [{ code: 'TEST', name: 'The Test Hotel', address: '1 Test Street, London', imageUrl: null }],
      groups: [],
    });
  });
});
