import { byCost, surcharges } from 'shared/contracts';
import { bookingTotal, roomPrice, extraCost, toMinor } from 'shared/domain';
import { aBookedRoom, aService } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, countRows, countStock, create, getConfirmation, getStatus } from './support/bookings.ts';
import { bothEngines } from './support/database.ts';

describe.each(bothEngines)('a booking on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps);
  });
  afterEach(() => server.close());

  const extra = (serviceId: string, quantity = 1) => ({
    reservationItemId: null,
    serviceId,
    quantity,
    service: null,
  });
  const family = { numberOfAdults: 1, numberOfChildren: 2, numberOfInfants: 0 };

  it('is confirmed, takes the rooms, and its confirmation adds up to the penny', async () => {
    const rooms = [
      aBookedRoom({
        services: [extra('breakfast'), extra('parking')],
        roomConfigurationDropdownOptionId: 'twin',
      }),
      aBookedRoom({ ...family, roomTypeId: 'suite' }),
    ];
    const made = await create(server, aBooking({ rooms }));
    expect(made).toMatchObject({
      status: 200,
      body: { Success: true, Status: 'Confirmed', PaymentUrl: null, Currency: 'GBP' },
    });
    expect(made.body['ReferenceNumber']).toMatch(/^[2-9B-Z]{8}$/);

    const rate = {
      baseRate: toMinor(119.99, 'GBP') * 3,
      ...byCost(surcharges, 'key', () => 0),
      costPerChild: toMinor(10.05, 'GBP') * 3,
      perPersonCostPerAdult: 150 * 3,
      baseNumberOfAdults: 2,
      nights: 3,
      nightRates: [],
    };
    const couple = { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 };
    const use = { nights: 3, quantity: 1, party: couple };
    const breakfast = aService({ price: 15.45, articles: [] });
    const parking = aService({ price: 20, articles: [], chargePerPerson: false });
    const total = bookingTotal(
      [
        {
          totalRoomCost: roomPrice(rate, couple),
          totalServiceCost: extraCost(breakfast, use, 'GBP') + extraCost(parking, use, 'GBP'),
        },
        { totalRoomCost: roomPrice({ ...rate, baseRate: 72_000 }, family), totalServiceCost: 0 },
      ],
      0,
    );
    expect(made.body['TotalPrice']).toBe(total / 100);

    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
    expect(await countStock(server.deps.db, 'suite')).toEqual({ sold: 3, held: 0 });
    expect(await countStock(server.deps.db, 'parking')).toEqual({ sold: 3, held: 0 });

    const token = made.body['ConfirmationToken'];
    expect(await getStatus(server, token)).toMatchObject({
      status: 200,
      body: { Success: true, Status: 'Confirmed', Message: 'Booking has been made successfully.' },
    });
    const { status, body } = await getConfirmation(server, token);
    expect(status).toBe(200);
    const items = body['Items'] as {
      TotalCost: number;
      PriceLines: { Amount: number }[];
      RoomConfiguration: unknown;
    }[];
    const pence = (amount: number) => Math.round(amount * 100);
    for (const item of items) {
      expect(item.PriceLines.reduce((sum, line) => sum + pence(line.Amount), 0)).toBe(pence(item.TotalCost));
    }
    expect(items.reduce((sum, item) => sum + pence(item.TotalCost), 0)).toBe(total);
    expect(items.map((item) => item.RoomConfiguration)).toEqual(['Twin beds', null]);
    expect(body).toMatchObject({
      Total: total / 100,
      Paid: total / 100,
      Balance: 0,
      GiftDiscount: 0,
      PaymentMethod: 0,
    });
    expect(body['PreCheckInUrl']).toMatch(/^\/PreCheckIn\/HARBOUR\/[2-9B-Z]{8}\/[\w-]{43}$/);
  });

  it('names the rooms that are gone and takes nothing', async () => {
    const suite = aBookedRoom({ roomTypeId: 'suite' });
    await create(server, aBooking({ rooms: [suite, suite, suite, suite] }));
    const refused = await create(server, aBooking({ rooms: [suite, aBookedRoom(), suite] }));
    expect(refused).toMatchObject({
      status: 409,
      body: {
        Message:
          'Your combination of rooms is not available, please retry your search or contact us directly to make your booking',
        ExceedingRoomIndexes: [2],
      },
    });
    expect(await countStock(server.deps.db, 'suite')).toEqual({ sold: 12, held: 0 });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
    expect(await countRows(server.deps.db, 'simulator_charge')).toBe(1);
  });

  it('takes nothing when only the extra is gone', async () => {
    const withParking = aBooking({ rooms: [aBookedRoom({ services: [extra('parking')] })] });
    expect((await create(server, withParking)).status).toBe(200);
    expect(await create(server, withParking)).toMatchObject({
      status: 409,
      body: { Message: 'Sorry, your selection is not available.' },
    });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
  });

  it('is found by its own token only', async () => {
    await create(server);
    expect((await getStatus(server, 'guessed')).status).toBe(404);
    expect((await getConfirmation(server, 'guessed')).status).toBe(404);
  });
});
