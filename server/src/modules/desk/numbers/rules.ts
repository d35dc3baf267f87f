import type { BookingChannel, Figures } from 'shared/contracts/desk';
import type { StayDate } from 'shared/contracts';
import { toDecimal } from 'shared/domain';

/** What the database has counted of one day and channel; amounts in minor units. */
export interface Counted {
  readonly on: StayDate;
  readonly channel: BookingChannel;
  readonly sold: number;
  readonly revenue: number;
  readonly pickUpRooms: number;
  readonly pickUpRevenue: number;
  readonly arrivals: number;
  readonly leadDays: number;
  /** What is kept of cancelled rooms of stays that would have arrived. */
  readonly fees: number;
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Rooms sold of the rooms that are for sale, 0 to 1. */
export const occupancy = (sold: number, available: number): number | null => ratio(sold, available);

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** Average daily rate: room revenue per room sold, minor units. */
export const averageDailyRate = (revenueMinor: number, sold: number): number | null =>
  rounded(ratio(revenueMinor, sold));

/** Revenue per available room, minor units. */
export const revenuePerAvailableRoom = (revenueMinor: number, available: number): number | null =>
  rounded(ratio(revenueMinor, available));

/** Days from the booking to the arrival, on average. */
export const leadTime = (leadDays: number, arrivals: number): number | null => ratio(leadDays, arrivals);

type Sums = Omit<Counted, 'on' | 'channel' | 'fees'>;

/** Sums of whatever was counted. */
export const sumOf = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (sum, row) => ({
      sold: sum.sold + row.sold,
      revenue: sum.revenue + row.revenue,
      pickUpRooms: sum.pickUpRooms + row.pickUpRooms,
      pickUpRevenue: sum.pickUpRevenue + row.pickUpRevenue,
      arrivals: sum.arrivals + row.arrivals,
      leadDays: sum.leadDays + row.leadDays,
    }),
    { sold: 0, revenue: 0, pickUpRooms: 0, pickUpRevenue: 0, arrivals: 0, leadDays: 0 },
  );

/** Averages are of sums: the rate of a month is no average of its days' rates. */
export function figuresOf(rows: readonly Sums[], available: number, currency: string): Figures {
  const { sold, revenue, pickUpRooms, pickUpRevenue, arrivals, leadDays } = sumOf(rows);
  const amount = (minor: number) => toDecimal(Math.round(minor), currency);
  const perRoom = (minor: number | null) => (minor === null ? null : amount(minor));
  return {
    roomsAvailable: available,
    roomsSold: sold,
    occupancy: occupancy(sold, available),
    roomRevenue: amount(revenue),
    adr: perRoom(averageDailyRate(revenue, sold)),
    revPar: perRoom(revenuePerAvailableRoom(revenue, available)),
    pickUpRooms,
    pickUpRevenue: amount(pickUpRevenue),
    arrivals,
    leadTime: leadTime(leadDays, arrivals),
  };
}
