import { compactSearch, searchAvailability } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';
import { read } from './support/price-journey.ts';

const night = { From: 'BeforeArrival', FeeType: 'Nights', Value: 1 };

describe.each(engines)('what cancelling costs, on %s', (engine) => {
  let server: TestApp;
  const hotel = hotelFile();
  const [plan] = hotel['RatePlans'] as readonly object[];
  const file = (changes: object, property: object = {}) => ({
    ...hotel,
    Property: { ...(hotel['Property'] as object), CancellationTime: '18:00', ...property },
    RatePlans: [{ ...plan, ...changes }],
  });
  const agreed = { ...night, Days: 1, Time: '18:00', OffsetHours: 21 };
  const noShow = { FeeType: 'Percent', Value: 100 };

  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server, file({ CancellationPolicy: [{ ...night, Days: 1 }], NoShow: noShow }));
  });
  afterAll(() => server.close());

  it('is in a search at the hotel’s hour, and in whole hours for those who know no days', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: searchAvailability.path,
      payload: {
        PropertyId: 'harbour',
        DateFrom: '2026/11/25',
        DateTo: '2026/11/27',
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      },
    });
    const { roomTypes } = read(compactSearch().responses[200], answer.json());
    expect(roomTypes[0]?.rates[0]).toMatchObject({
      cancellationPolicy: [{ from: 'BeforeArrival', days: 1, time: '18:00', offsetHours: 21 }],
      noShow: { feeType: 'Percent', value: 100 },
    });
  });

  it('is written into the file again', async () => {
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toMatchObject({
      Property: { CancellationTime: '18:00' },
      RatePlans: [{ CancellationPolicy: [agreed], NoShow: noShow }],
    });
  });

  it('stays with a room as it was agreed, also by check-in at another hour', async () => {
    await importTestHotel(
      server,
      file({ CancellationPolicy: [{ ...night, OffsetHours: 24 }], NoShow: noShow }),
    );
    const made = await create(server, aBooking({ rooms: [aBookedRoom()] }));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    await importTestHotel(server, file({ CancellationPolicy: [] }, { CheckInTime: '12:00' }));
    const items = await server.deps.db
      .selectFrom('reservation_item')
      .select(['cancellation_policy', 'no_show'])
      .execute();
    expect(items).toEqual([
      {
        cancellation_policy: [
          { from: 'BeforeArrival', offsetHours: 24, feeType: 'Nights', value: 1, days: 1, time: '15:00' },
        ],
        no_show: { feeType: 'Percent', value: 100 },
      },
    ]);
  });

  it('is read out of the rate’s words where they say nothing else', async () => {
    const words =
      'Cancel free of charge until two days before arrival; after that the first night is charged.';
    await importTestHotel(server, file({ Policy: words, CancellationPolicy: [] }));
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toMatchObject({
      RatePlans: [
        { Policy: words, CancellationPolicy: [{ ...night, Days: 2, Time: '18:00', OffsetHours: 45 }] },
      ],
    });
  });
});
