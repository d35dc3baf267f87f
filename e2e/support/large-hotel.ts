import * as z from 'zod/mini';
import { importHotel, startWithHotel } from './changed-hotel.ts';
import type { Site } from './site.ts';

export const largeHotel = { code: 'LARGE', roomTypes: 40, ratePlans: 60 } as const;

const thing = z.record(z.string(), z.unknown());
const fileSchema = z.looseObject({
  Property: thing,
  BookConfig: thing,
  RoomTypes: z.array(thing),
  RatePlans: z.array(thing),
});

const idOf = (kind: string, index: number): string =>
  `${kind}c4f0e-0b6c-4f5e-9a53-${String(index).padStart(12, '0')}`;
const roomTypeId = (index: number): string => idOf('7d1', index);
const ratePlanId = (index: number): string => idOf('0f8', index);
const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** A hotel of that size as its operator writes it: every room type at every rate, each at its own price, for `months`. */
function grown(harbour: unknown, roomTypes: number, ratePlans: number, months: number): object {
  const file = fileSchema.parse(harbour);
  const [roomType] = file.RoomTypes;
  const [ratePlan] = file.RatePlans;
  return {
    ...file,
    Property: { ...file.Property, PropertyCode: largeHotel.code, PropertyName: 'The Grand' },
    BookConfig: {
      ...file.BookConfig,
      Offers: [],
      RestaurantBookingServiceActive: false,
      RestaurantBookingDefaultRestaurant: null,
    },
    RoomTypes: several(roomTypes, (index) => ({
      ...roomType,
      RoomTypeId: roomTypeId(index),
      Name: `Room ${String(index)}`,
      LocationIds: null,
      Upgrades: [],
      Configurations: [],
      MaximumOccupancy: 4,
    })),
    RatePlans: several(ratePlans, (index) => ({
      ...ratePlan,
      RatePlanId: ratePlanId(index),
      RatePlanCode: `R${String(index)}`,
      Name: `Rate ${String(index)}`,
      PromoCodes: [],
      RoomTypeIds: null,
    })),
    Seasons: [],
    Rates: [
      { BaseRate: 100, CostPerAdult: 0 },
      ...several(roomTypes, (index) => ({ RoomTypeIds: [roomTypeId(index)], AdjustAmount: index * 9 })),
      ...several(ratePlans, (index) => ({ RatePlanIds: [ratePlanId(index)], AdjustAmount: index })),
      { Weekdays: ['Fri', 'Sat'], AdjustPercent: 20 },
    ],
    Stock: [{ Total: 5 }],
    HorizonMonths: months,
    Services: [],
    PromoCodes: [],
    Vouchers: [],
    Companies: [],
    Restaurants: [],
  };
}

interface LargeHotelSize {
  readonly roomTypes: number;
  readonly ratePlans: number;
  /** For which it has prices. */
  readonly months: number;
}

/** That hotel beside the others of a running site. */
export const importLargeHotel = (site: Site, size: LargeHotelSize): Promise<void> =>
  importHotel(site.dataDir, (harbour) => ({
    ...grown(harbour, size.roomTypes, size.ratePlans, size.months),
    PropertyId: null,
  }));

/** A site with that hotel on a copy of the prepared data directory. */
export const startLargeHotel = (size: LargeHotelSize, copy?: () => Promise<string>): Promise<Site> =>
  startWithHotel((harbour) => grown(harbour, size.roomTypes, size.ratePlans, size.months), copy);
