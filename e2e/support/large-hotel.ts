import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { runCommand } from './run.ts';
import { copyDataDir, removeDataDir, startSite, type Site } from './site.ts';

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
function grown(text: string, roomTypes: number, ratePlans: number, months: number): object {
  const file = fileSchema.parse(JSON.parse(text));
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

/** A site with that hotel beside those of `prepared`. */
export async function startLargeHotel(prepared: string, size: LargeHotelSize): Promise<Site> {
  const dataDir = await copyDataDir(prepared);
  const file = join(dataDir, 'large.json');
  const property = (...args: readonly string[]): Promise<string> =>
    runCommand(['server/src/import/cli.ts', ...args], { DATA_DIR: dataDir, RELEASES_DIR: undefined });
  await property('export', 'HARBOUR', '--out', file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify(grown(text, size.roomTypes, size.ratePlans, size.months)));
  await property('import', file);
  const site = await startSite({ dataDir });
  return {
    ...site,
    async stop() {
      await site.stop();
      await removeDataDir(dataDir);
    },
  };
}
