import { searchResponseSchema, type SearchResponse } from 'shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bumpPropertyVersion } from '../src/modules/property/repository.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';
import { propertyFile } from './support/property-file.ts';

/** In June the saver is for long stays, in July for suites alone; in August nothing is sold. */
const hotelOfSeasons = () => {
  const file = propertyFile();
  return {
    ...file,
    Rates: [
      ...file.Rates,
      { RatePlanIds: ['saver'], From: '2027-06-01', To: '2027-06-30', MinLengthOfStay: 4 },
      {
        RoomTypeIds: ['classic'],
        RatePlanIds: ['saver'],
        From: '2027-07-01',
        To: '2027-07-31',
        Closed: true,
      },
      { From: '2027-08-01', To: '2027-08-31', Closed: true },
    ],
  };
};

describe.each(engines)('a rate plan that a link names, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server, hotelOfSeasons());
  });
  afterAll(() => server.close());

  const search = async (from: string, to: string, more: object = {}): Promise<SearchResponse> => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: {
        PropertyId: 'TEST',
        DateFrom: from,
        DateTo: to,
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
        ...more,
      },
    });
    return z.decode(searchResponseSchema, response.json());
  };
  const offered = ({ roomTypes }: SearchResponse) =>
    roomTypes.flatMap(({ roomTypeId, rates }) =>
      rates.map(({ ratePlanId }) => `${roomTypeId}/${ratePlanId}`),
    );
  const notSold = 'This rate is not available for your dates.';

  it('is offered alone where it is sold', async () => {
    const response = await search('2027/06/08', '2027/06/12', { RatePlanCode: 'saver' });
    expect(offered(response)).toEqual(['classic/saver', 'suite/saver']);
    expect(response.ratePlanCodeMessage).toBeUndefined();
  });

  it('is said not to be sold for a stay that it does not take, and the rates that are sold are offered', async () => {
    const response = await search('2027/06/08', '2027/06/10', { RatePlanCode: 'saver' });
    expect(response.ratePlanCodeMessage).toBe('This rate is for stays of at least 4 nights.');
    expect(offered(response)).toEqual(['classic/flex', 'suite/flex']);
  });

  it('is said not to be sold where all of its rooms are taken, until one of them is given back', async () => {
    const stay = ['2027/07/06', '2027/07/08'] as const;
    const sell = async (sold: number) => {
      await server.database.db
        .updateTable('inventory')
        .set({ sold })
        .where('room_type_id', '=', 'suite')
        .where('night', '=', '2027/07/06')
        .execute();
      await bumpPropertyVersion(server.database.db, 'test');
    };
    await sell(3);
    const full = await search(...stay, { RatePlanCode: 'saver' });
    expect([full.ratePlanCodeMessage, offered(full)]).toEqual([notSold, ['classic/flex']]);
    await sell(2);
    const free = await search(...stay, { RatePlanCode: 'saver' });
    expect([free.ratePlanCodeMessage, offered(free)]).toEqual([undefined, ['suite/saver']]);
  });

  it('is not the reason where the hotel sells nothing at all', async () => {
    const response = await search('2027/08/10', '2027/08/12', { RatePlanCode: 'saver' });
    expect([response.ratePlanCodeMessage, offered(response)]).toEqual([undefined, []]);
  });

  it('is unknown where it is private, whether it is sold or not', async () => {
    const response = await search('2027/06/08', '2027/06/10', { RatePlanCode: 'secret' });
    expect(response.ratePlanCodeMessage).toBe('We have no offer with this code.');
    expect(offered(response)).toEqual(['classic/flex', 'suite/flex']);
  });
});
