import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import {
  type CalendarChange,
  type CalendarRate,
  type CalendarRoomType,
  type getDeskCalendar,
  type listCalendarChanges,
  rateFlags,
} from 'shared/contracts/desk';
import { addDays, daysBetween, toDecimal, todayIn } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import type { HotelCall } from '../staff/index.ts';
import { findLastNight } from '../stock/index.ts';
import {
  listChanges,
  listNames,
  listPackedRates,
  listPackedStock,
  type PackedRate,
  type PackedStock,
} from './repository.ts';

const mostDays = 62;
const usualDays = 28;

const nightly = <T>(days: number, value: T): T[] => Array.from({ length: days }, () => value);

function rateOf(
  name: { id: string; name: string },
  packed: PackedRate,
  days: number,
  currency: string,
): CalendarRate {
  const rate = {
    ratePlanId: name.id,
    name: name.name,
    prices: nightly<number | null>(days, null),
    minStays: nightly(days, 1),
    flags: nightly(days, 0),
  };
  for (const [day, base, minStay, arrival, departure, closed, byHand] of packed.nights) {
    rate.prices[day] = toDecimal(base, currency);
    rate.minStays[day] = minStay;
    rate.flags[day] =
      (closed ? rateFlags.closed : 0) +
      (arrival ? rateFlags.closedToArrival : 0) +
      (departure ? rateFlags.closedToDeparture : 0) +
      (byHand ? rateFlags.byHand : 0);
  }
  return rate;
}

function roomTypeOf(
  name: { id: string; name: string },
  packed: PackedStock | undefined,
  rates: readonly CalendarRate[],
  days: number,
): CalendarRoomType {
  const type = {
    roomTypeId: name.id,
    name: name.name,
    total: nightly(days, 0),
    sold: nightly(days, 0),
    held: nightly(days, 0),
    byHand: nightly(days, 0),
    rates: [...rates],
  };
  for (const [day, total, sold, held, byHand] of packed?.nights ?? []) {
    type.total[day] = total;
    type.sold[day] = sold;
    type.held[day] = held;
    type.byHand[day] = byHand ? 1 : 0;
  }
  return type;
}

const least = (a: string, b: string): string => (a < b ? a : b);
const most = (a: string, b: string): string => (a > b ? a : b);

/** GET /api/Desk/Calendar. */
export async function readCalendar(
  { db, clock }: AppDeps,
  query: EndpointInput<typeof getDeskCalendar>['query'],
  { property }: HotelCall,
): Promise<EndpointOutput<typeof getDeskCalendar>> {
  const { propertyId, currency, timeZone } = property;
  const firstNight = todayIn(timeZone, clock.now());
  const lastNight = most((await findLastNight(db, propertyId)) ?? firstNight, firstNight);
  const from = least(most(query.from ?? firstNight, firstNight), lastNight);
  const wanted = least(query.to ?? addDays(from, usualDays - 1), addDays(from, mostDays - 1));
  const to = most(least(wanted, lastNight), from);
  const days = daysBetween(from, to) + 1;
  const names = await listNames(db, propertyId);
  const stock = new Map(
    (await listPackedStock(db, propertyId, from, to)).map((row) => [row.room_type_id, row]),
  );
  const rates = await listPackedRates(db, propertyId, from, to);
  const byType = Map.groupBy(rates, (rate) => rate.room_type_id);
  return {
    from,
    to,
    firstNight,
    lastNight,
    currency,
    roomTypes: names.roomTypes.map((type) => {
      const ofType = byType.get(type.id) ?? [];
      const sold = names.ratePlans.flatMap((plan) => {
        const packed = ofType.find((rate) => rate.rate_plan_id === plan.id);
        return packed === undefined ? [] : [rateOf(plan, packed, days, currency)];
      });
      return roomTypeOf(type, stock.get(type.id), sold, days);
    }),
  };
}

/** GET /api/Desk/CalendarChanges. */
export async function readChanges(
  { db }: AppDeps,
  { property }: HotelCall,
): Promise<EndpointOutput<typeof listCalendarChanges>> {
  const rows = await listChanges(db, property.propertyId);
  return {
    changes: rows.map((row) => ({
      changeId: row.change_id,
      atUtc: new Date(row.at).toISOString(),
      name: row.name,
      // Written by this release from its own contract.
      change: row.asked as CalendarChange,
      isUndone: row.undone_at !== null,
    })),
  };
}
