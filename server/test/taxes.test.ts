import type { TaxOrFee } from 'shared/contracts';
import { aBookedRoom, aTax } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get, getConfirmation } from './support/bookings.ts';

const cityTax = aTax({ id: 'city', name: 'City tax', amount: 2.5, per: 'PersonNight', firstNights: 2 });
const cleaning = aTax({ id: 'cleaning', name: 'Cleaning', kind: 'Fee', amount: 30 });
const vat = aTax({ id: 'vat', name: 'VAT 20%', kind: 'VAT', percent: 20, included: true });

describe('a hotel with taxes and fees', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp();
  });
  afterEach(() => server.close());

  const open = (...taxesAndFees: TaxOrFee[]) => openHotel(server.deps, { property: { taxesAndFees } });
  const twoRooms = () => aBooking({ rooms: [aBookedRoom(), aBookedRoom()] });

  it('charges what is added, and says each in the confirmation', async () => {
    await open();
    const before = await create(server, twoRooms());
    await open(cityTax, cleaning, vat);
    const made = await create(server, twoRooms());
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    // Two adults in each room, two of the three nights; the cleaning once.
    const added = 2 * 2 * 2 * 2.5 + 30;
    expect(made.body['TotalPrice']).toBeCloseTo(Number(before.body['TotalPrice']) + added, 2);

    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    expect(body).toMatchObject({
      Total: made.body['TotalPrice'],
      Taxes: [
        { Name: 'City tax', Amount: 20, Included: false, Percent: null },
        { Name: 'Cleaning', Amount: 30, Included: false },
        { Name: 'VAT 20%', Included: true, Percent: 20 },
      ],
    });
    const [first] = body['Items'] as readonly { Taxes: readonly { Text: string }[] }[];
    expect(first?.Taxes[0]?.Text).toBe('City tax · 2 guests × 2 nights');
  });

  it('tells a guest who was shown others, and takes nothing', async () => {
    await open(cleaning);
    const told = await create(server, aBooking({ quotedTaxes: 0 }));
    expect(told.status).toBe(409);
    expect(told.body).toMatchObject({ TaxesAndFees: [{ Id: 'cleaning', Amount: 30 }] });
    const agreed = await create(server, aBooking({ quotedTaxes: 30 }));
    expect(agreed.body['TotalPrice']).toBe(told.body['TotalPrice']);
  });

  it('puts what every night adds into the calendar, and not what a stay has once', async () => {
    const leadPrices = async (): Promise<readonly number[]> => {
      const days = 'fromDate=2026/11/23&toDate=2026/11/24';
      const { body } = await get(server, `/api/Availability?propertyId=harbour&${days}&form=compact`);
      return (body as { LeadPrices: readonly number[] }).LeadPrices;
    };
    await open();
    const [before = 0] = await leadPrices();
    await open(cityTax, cleaning, vat);
    expect(await leadPrices()).toEqual([before + 2.5, before + 2.5]);
  });
});
