import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getConfirmation,
  getRoomTypeConfigurations,
  getServices,
  PaymentType,
  searchAvailability,
} from 'shared/contracts';
import { billOf, toMinor } from 'shared/domain';
import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPropertyCommand } from '../src/import/commands.ts';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from '../src/import/import-property.ts';
import { seedWhenEmpty } from '../src/import/seed.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { aBooking, create, get } from './support/bookings.ts';
import { read } from './support/price-journey.ts';

const demoFolder = join(import.meta.dirname, '..', 'demo');
const hotels = ['HARBOUR', 'FJORD', 'LAGOON', 'KAROO', 'SARRIA'];

describe('demonstration hotels', () => {
  let server: TestApp;
  let releasesDir = '';
  const said: string[] = [];
  const context = () => ({ db: server.database.db, clock: server.clock, releasesDir, dryRun: false });
  beforeAll(async () => {
    releasesDir = await mkdtemp(join(tmpdir(), 'demo-'));
    server = await createTestApp();
    const { deps } = server;
    await runPropertyCommand(
      { ...context(), env: deps.env, secretKey: '', demoFolder },
      { kind: 'demo' },
      (line) => said.push(line),
    );
  });
  afterAll(async () => {
    await server.close();
    await rm(releasesDir, { recursive: true });
  });

  it('come when they are asked for: five hotels, a group of four and the exchange rates; a start adds none', async () => {
    expect(said).toHaveLength(7);
    await seedWhenEmpty(context(), demoFolder, (line) => said.push(line));
    expect(said).toHaveLength(7);
    const group = (await server.app.inject('/api/PropertyGroup/COAST')).json<{ Properties: unknown[] }>();
    expect(group.Properties).toHaveLength(4);
  });

  it.each(hotels)('%s has rooms to book in every one of 18 months', async (code) => {
    const months = Array.from({ length: 18 }, (_, month) => new Date(Date.UTC(2026, 11 + month, 8)));
    const day = (date: Date, plus: number) =>
      new Date(date.getTime() + plus * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '/');
    const found = await Promise.all(
      months.map(async (month) => {
        const payload = {
          PropertyId: code,
          DateFrom: day(month, 0),
          DateTo: day(month, 3),
          Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
        };
        const response = await server.app.inject({
          method: 'POST',
          url: '/api/Availability/Search',
          payload,
        });
        return response.json<{ RoomTypes: unknown[] }>().RoomTypes.length;
      }),
    );
    // Three nights from the 8th: the last month ends within the horizon.
    expect(found.slice(0, 17).filter((count) => count === 0)).toEqual([]);
  });

  it.each(hotels)('%s exports to a file that imports to the same', async (code) => {
    const exported = await exportProperty(server.database.db, code);
    await importProperty(context(), 'property.json', exported);
    expect(await exportProperty(server.database.db, code)).toEqual(exported);
  });

  it('SARRIA exports every term that its file says, and another database takes them in the same', async () => {
    const file = JSON.parse(await readFile(join(demoFolder, 'sarria/property.json'), 'utf8')) as {
      Property: Record<string, unknown>;
      [part: string]: unknown;
    };
    const { Property, RatePlans, Seasons, Rates, Stock, Allotments, Services, Companies } = file;
    const { TaxesAndFees, ChildBands, LegalEntity, Accessibility } = Property;
    const exported = await exportProperty(server.database.db, 'SARRIA');
    expect(exported).toMatchObject({
      Property: { TaxesAndFees, ChildBands, LegalEntity, Accessibility },
      ...{ RatePlans, Seasons, Rates, Stock, Allotments, Services, Companies },
    });
    const other = await createTestApp();
    await importProperty({ ...context(), db: other.database.db }, 'property.json', exported);
    expect(await exportProperty(other.database.db, 'SARRIA')).toEqual(exported);
    await other.close();
  });

  it.each(hotels)('%s can be read by its page: property, configuration and card schemes', async (code) => {
    for (const url of [
      `/api/Property/${code}`,
      `/api/Book/Config/${code}`,
      `/api/StaticData/${code}/creditcardtypes`,
    ]) {
      expect((await server.app.inject(url)).statusCode).toBe(200);
    }
  });

  it.each([
    ['HARBOUR', 'HARBOUR-GIFT-100'],
    ['FJORD', 'SKOV-500'],
    ['LAGOON', 'LAGOON-100K'],
    ['KAROO', null],
    ['SARRIA', 'REGAL-100'],
  ])(
    '%s: the lines of a bill with extras, taxes and a voucher add up to its total',
    async (code, voucher) => {
      const stay = { dateFrom: '2026/12/08', dateTo: '2026/12/12' };
      const searched = await server.app.inject({
        method: 'POST',
        url: searchAvailability.path,
        payload: {
          PropertyId: code,
          DateFrom: stay.dateFrom,
          DateTo: stay.dateTo,
          Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
        },
      });
      const { roomTypes } = read(searchAvailability.responses[200], searched.json());
      const [roomTypeId, ratePlanId] = roomTypes
        .flatMap((type) => type.rates.map((rate) => [type.roomTypeId, rate.ratePlanId] as const))
        .at(0) ?? ['', ''];
      const choice = { propertyId: code, roomTypeId, ratePlanId };
      const query = new URLSearchParams({
        ...choice,
        dateOfArrival: stay.dateFrom,
        dateOfDeparture: stay.dateTo,
      });
      const extras = read(
        getServices.responses[200],
        (await get(server, `${getServices.path}?${String(query)}`)).body,
      );
      const setUps = await get(server, `${getRoomTypeConfigurations.path}?propertyId=${code}`);
      const setUp = read(getRoomTypeConfigurations.responses[200], setUps.body).find(
        (each) => each.roomTypeId === roomTypeId,
      );
      const made = await create(
        server,
        aBooking({
          propertyId: code,
          ...stay,
          hasAcceptedCustomTermsAndConditions: true,
          hopGiftVoucherCode: voucher,
          rooms: [
            aBookedRoom({
              roomTypeId,
              ratePlanId,
              roomConfigurationDropdownOptionId: setUp?.id ?? null,
              services: extras.services.map(({ serviceId }) => ({
                reservationItemId: null,
                serviceId,
                quantity: 1,
                service: null,
              })),
            }),
          ],
          ...(code === 'LAGOON' ? { paymentType: PaymentType.paystack, cardDetails: null } : {}),
        }),
      );
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const asked = new URLSearchParams({
        propertyId: code,
        confirmationToken: String(made.body['ConfirmationToken']),
      });
      const { body } = await get(server, `${getConfirmation.path}?${String(asked)}`);
      const booking = read(getConfirmation.responses[200], body);
      const bill = billOf(booking, 'Voucher');
      const lines = [...bill.rooms.flatMap((room) => room.lines), ...bill.added];
      expect(bill.rooms.flatMap((room) => room.lines).length).toBeGreaterThan(extras.services.length);
      expect(lines.filter(({ text }) => text === 'Voucher')).toHaveLength(voucher === null ? 0 : 1);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.total);
      expect(bill.total).toBe(toMinor(booking.total, booking.currency));
    },
  );
});
