import { compactSearch, searchAvailability } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, getConfirmation } from './support/bookings.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { read } from './support/price-journey.ts';

describe('the meals of a rate', () => {
  let server: TestApp;
  const hotel = hotelFile();
  const [plan] = hotel['RatePlans'] as readonly object[];
  const file = { ...hotel, RatePlans: [{ ...plan, BoardBasis: 'HalfBoard' }] };
  beforeAll(async () => {
    server = await createTestApp();
    await openPricedHotel(server, { currency: 'GBP', file }, 'harbour');
  });
  afterAll(() => server.close());

  it.each([undefined, 'compact'])('are in a search (form: %s)', async (Form) => {
    const payload = {
      PropertyId: 'harbour',
      DateFrom: '2026/11/25',
      DateTo: '2026/11/27',
      Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      Form,
    };
    const answer = await server.app.inject({ method: 'POST', url: searchAvailability.path, payload });
    const { roomTypes } = read(compactSearch().responses[200], answer.json());
    expect(roomTypes[0]?.rates[0]?.boardBasis).toBe('HalfBoard');
  });

  it('are written into the file again', async () => {
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toMatchObject({
      RatePlans: [{ BoardBasis: 'HalfBoard' }],
    });
  });

  it('stay with a booking as they were agreed', async () => {
    const made = await create(server, aBooking({ rooms: [aBookedRoom()] }));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    await openPricedHotel(server, { currency: 'GBP', file: hotel }, 'harbour');
    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    expect(body).toMatchObject({
      Items: [{ RatePlan: { Board: { Basis: 'HalfBoard', Text: 'Half board' } } }],
    });
  });
});
