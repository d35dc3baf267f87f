import { propertyFile } from '../../../server/test/support/property-file.ts';

export interface HotelSize {
  readonly code: string;
  readonly roomTypes: readonly string[];
  readonly ratePlans: readonly string[];
  /** Of each room type and night. */
  readonly rooms: number | Readonly<Record<string, number>>;
  readonly months: number;
}

export const ids = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);

/** 12 room types sold at 8 rate plans each. */
export const largeHotel = (code: string, months = 18): HotelSize => ({
  code,
  roomTypes: ids('room', 12),
  ratePlans: ids('plan', 8),
  rooms: 400,
  months,
});

const description =
  'Twenty-six square metres over the garden, with a desk, a walk-in shower and a window that opens. Quiet at night, light in the morning.';
const policy =
  'Free of charge until two days before arrival; after that the first night is charged. Breakfast is served until eleven.';

/** Half a month each, so that prices differ over the year as a hotel's do. */
const seasons = ['02', '04', '05', '06', '07', '08', '09', '12'].map((month) => ({
  Name: `season-${month}`,
  From: `${month}-05`,
  To: `${month}-20`,
}));

/** A property file of that size, as a hotelier writes it: every room type is sold at every plan, each at its own price. */
export function hotelFile(hotel: HotelSize): object {
  const base = propertyFile();
  const [roomType] = base.RoomTypes;
  const [ratePlan] = base.RatePlans;
  const roomsOf = (id: string): number =>
    typeof hotel.rooms === 'number' ? hotel.rooms : (hotel.rooms[id] ?? 0);
  return {
    ...base,
    Property: { ...base.Property, PropertyCode: hotel.code, PropertyName: `The ${hotel.code}` },
    RoomTypes: hotel.roomTypes.map((id, index) => ({
      ...roomType,
      RoomTypeId: id,
      Name: `Room ${id}`,
      Description: description,
      Amenities: ['Wi-Fi', 'Safe', 'Kettle', 'Bathrobe'],
      ImageUrls: [`/media/${id}.svg`, `/media/${id}-bath.svg`],
      MaximumOccupancy: 6,
      AdultMaximumOccupancy: 4,
      ChildMaximumOccupancy: 3,
      Upgrades: hotel.roomTypes.slice(index + 1, index + 2),
      Configurations: [{ Id: `twin-${id}`, Text: 'Twin' }],
    })),
    RatePlans: hotel.ratePlans.map((id) => ({
      ...ratePlan,
      RatePlanId: id,
      RatePlanCode: id.toUpperCase(),
      Name: `Rate ${id}`,
      Description: description,
      Policy: policy,
    })),
    Rates: [
      { BaseRate: 100, CostPerAdult: 30, CostPerChild: 15.5, CostPerInfant: 0, PerPersonCostPerAdult: 1.5 },
      ...hotel.roomTypes.map((id, index) => ({ RoomTypeIds: [id], AdjustAmount: index * 12 })),
      ...hotel.ratePlans.map((id, index) => ({ RatePlanIds: [id], AdjustPercent: index * 3 })),
      ...seasons.map(({ Name }, index) => ({ Season: Name, AdjustPercent: 7 * index - 21 })),
      { Weekdays: ['Fri', 'Sat'], AdjustPercent: 20 },
    ],
    Seasons: seasons,
    Stock: hotel.roomTypes.map((id) => ({ RoomTypeIds: [id], Total: roomsOf(id) })),
    HorizonMonths: hotel.months,
    // What a search does not need, so that every table has rows of every hotel.
    Services: base.Services.filter((service) => !('RoomTypeIds' in service)),
    PromoCodes: base.PromoCodes.filter((promo) => !('RatePlanIds' in promo)),
  };
}
