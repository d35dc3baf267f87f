import { bookConfigSchema, type BookConfig, type Property, propertySchema } from 'shared/contracts';
import { aBookConfig, aProperty } from 'shared/testing';
import * as z from 'zod/mini';
import { importProperty } from './import.ts';
import type { AppDeps } from '../../src/deps.ts';

type Wire = Record<string, unknown>;
const without = (wire: object, ...keys: string[]): Wire =>
  Object.fromEntries(Object.entries(wire).filter(([key]) => !keys.includes(key)));

const room = (id: string, more: Wire = {}): Wire => ({
  RoomTypeId: id,
  Name: `Room ${id}`,
  Description: 'Quiet, over the courtyard.',
  ImageUrls: [`/media/${id}.svg`],
  Amenities: ['Wi-Fi'],
  BedTypes: ['Double'],
  AccessibleFeatures: [],
  MaximumOccupancy: 4,
  MinimumOccupancy: 1,
  AdultMaximumOccupancy: 2,
  ChildMaximumOccupancy: 2,
  BaseNumberOfAdults: 2,
  ...more,
});

const plan = (id: string, more: Wire = {}): Wire => ({
  RatePlanId: id,
  RatePlanCode: id.toUpperCase(),
  Name: `Rate ${id}`,
  Description: 'As described.',
  Policy: 'Free cancellation until two days before arrival.',
  CancellationPolicy: [{ From: 'BeforeArrival', OffsetHours: 48, FeeType: 'Nights', Value: 1 }],
  AllowPayByCompanyInvoice: false,
  PromoCodes: [],
  UseOccupancyForRatePlan: false,
  ...more,
});

export interface HotelChanges {
  /** Where there is more than one hotel. */
  readonly propertyId?: string;
  readonly property?: Partial<Property>;
  readonly config?: Partial<BookConfig>;
  /** Rooms of each type and night; 5 unless told. */
  readonly rooms?: number;
  readonly baseRate?: number;
  /** Who may be invoiced; one that the hotel trusts unless told. */
  readonly companies?: readonly Wire[];
}

/** Prices are shown in the hotel's currency at least. */
const withOwnCurrency = (property: Partial<Property> = {}): Partial<Property> =>
  property.currency === undefined ? property : { availableCurrencies: [property.currency], ...property };

/** A hotel with two room types, an odd price, extras (one limited), vouchers and a company, as a hotelier's file says it. */
export const hotelFile = (changes: HotelChanges = {}): Wire => ({
  FormatVersion: 1,
  PropertyId: changes.propertyId ?? 'harbour',
  Property: without(
    z.encode(propertySchema, aProperty(withOwnCurrency(changes.property))),
    'PropertyId',
    'CreditCards',
    'CardsAreSimulated',
  ),
  CreditCards: ['visa', 'mastercard'],
  BookConfig: without(
    z.encode(bookConfigSchema, aBookConfig(changes.config)),
    'PropertyId',
    'MaxNumberOfRoomsOnBooking',
    'ShowRoomConfigurationQuestion',
    'ShowRoomTypeOccupancy',
  ),
  RoomTypes: [room('double', { Configurations: [{ Id: 'twin', Text: 'Twin beds' }] }), room('suite')],
  RatePlans: [plan('flexible'), plan('trade', { AllowPayByCompanyInvoice: true })],
  Rates: [
    { BaseRate: changes.baseRate ?? 119.99, CostPerChild: 10.05, PerPersonCostPerAdult: 1.5 },
    { RoomTypeIds: ['suite'], BaseRate: 240 },
  ],
  Stock: [{ Total: changes.rooms ?? 5 }],
  HorizonMonths: 3,
  Services: [
    {
      ServiceId: 'breakfast',
      ServiceCode: 'BKF',
      ServiceName: 'Breakfast',
      ServiceDescription: 'Until eleven.',
      ChargePerPerson: true,
      ChargeType: 'PerDay',
      Articles: [
        { ArticleId: 'food', Name: 'Food', Price: 12.35 },
        { ArticleId: 'drink', Name: 'Drink', Price: 3.1 },
      ],
    },
    {
      ServiceId: 'parking',
      ServiceCode: 'PRK',
      ServiceName: 'Parking',
      ServiceDescription: 'Under the house.',
      ChargePerPerson: false,
      ChargeType: 'PerDay',
      Articles: [{ ArticleId: 'place', Name: 'Place', Price: 20 }],
      DailyInventory: 1,
    },
  ],
  Vouchers: [
    { Code: 'GIFT50', Name: 'Fifty', Value: 50 },
    { Code: 'GRAND', Name: 'Thousand', Value: 1000, IsExperience: true },
  ],
  Companies: changes.companies ?? [{ AccountId: 'acme', Name: 'Acme Ltd', InvoiceWithoutProof: 'Confirmed' }],
});

/** Brings the hotel into the test's database by the door that hoteliers use. */
export async function openHotel(deps: AppDeps, changes: HotelChanges = {}): Promise<void> {
  const context = { db: deps.db, clock: deps.clock, releasesDir: deps.env.releasesDir, dryRun: false };
  await importProperty(context, 'hotel.json', hotelFile(changes));
}
