import { propertyFile } from '../../../server/test/support/property-file.ts';
import { hotelFile, ids, type HotelSize } from './hotel.ts';
import { copyId, multiplyBookings, multiplyProperties } from './multiply.ts';
import { book, bookingBody, stayIn } from './requests.ts';
import type { Stage } from './stage.ts';

/** A database with ten, a hundred or a thousand equal properties of a hundred bookings each. */
export interface Grown {
  readonly factor: number;
  readonly properties: number;
  readonly bookings: number;
  readonly url: string;
}

export const grownId = 'grow';
export const groupId = 'all';
const factors = [1, 10, 100];
const fewest = 10;
const bookingsEach = 100;

const hotel: HotelSize = {
  code: grownId,
  roomTypes: ids('room', 4),
  ratePlans: ids('plan', 2),
  rooms: 20,
  months: 4,
};

export const propertyIds = (count: number): readonly string[] => [
  grownId,
  ...Array.from({ length: count - 1 }, (_, index) => copyId(grownId, index + 1)),
];

/** All properties in one group of twenty areas. */
const groupFile = (count: number): object => ({
  FormatVersion: 1,
  PropertyGroupId: groupId,
  PropertyGroupCode: 'ALL',
  Name: 'All hotels',
  LogoFileUrl: null,
  Theme: propertyFile().Property.Theme,
  Areas: ids('area', 20).map((id) => ({ AreaId: id, Name: `Area ${id}` })),
  Properties: propertyIds(count).map((id, index) => ({
    PropertyCode: id.toUpperCase(),
    AreaId: `area-${1 + (index % 20)}`,
  })),
});

/** One hotel by the door of hoteliers and one booking over HTTP; all others are copies of their rows. */
async function grow(stage: Stage): Promise<readonly Grown[]> {
  const seed = await stage.createDatabase('growth_seed');
  await stage.importHotels(seed, [hotelFile(hotel)]);
  const server = await stage.startServer(seed);
  const rooms = [{ roomTypeId: 'room-1', ratePlanId: 'plan-1' }];
  const { status } = await book(server.address, bookingBody(grownId, stayIn(3, 3), rooms));
  await server.end();
  if (status !== 200) throw new Error(`The booking to be copied was answered with ${status}`);
  await stage.withDatabase(seed, (db) => multiplyBookings(db, bookingsEach - 1));
  const all: Grown[] = [];
  for (const factor of factors) {
    const properties = fewest * factor;
    const url = await stage.createDatabase(`growth_${factor}`, 'growth_seed');
    await stage.withDatabase(url, (db) => multiplyProperties(db, properties - 1));
    await stage.importGroup(url, groupFile(properties));
    all.push({ factor, properties, bookings: properties * bookingsEach, url });
  }
  return all;
}

const grown = new WeakMap<Stage, Promise<readonly Grown[]>>();

/** Made once for all parts that need it; from the fewest to the most. */
export function growDatabases(stage: Stage): Promise<readonly Grown[]> {
  const made = grown.get(stage) ?? grow(stage);
  grown.set(stage, made);
  return made;
}

/** The one of a thousand properties. */
export async function thousandProperties(stage: Stage): Promise<Grown> {
  const largest = (await growDatabases(stage)).at(-1);
  if (largest === undefined) throw new Error('Nothing was made');
  return largest;
}
