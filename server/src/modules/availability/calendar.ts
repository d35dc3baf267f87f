import { createHash } from 'node:crypto';
import type { AvailabilityDay, StayDate } from 'shared/contracts';
import { addDays, toDecimal, todayIn } from 'shared/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import { readPropertyVersion, type StoredProperty } from '../property/repository.ts';
import { listCalendarNights, listFreeRooms, listRatePlans, listRoomTypes } from './repository.ts';

/** product.md 9: today to 36 months ahead. */
const longestMonthsAhead = 36;

export interface CalendarRange {
  readonly from: StayDate;
  readonly to: StayDate;
}

function monthsAfter(date: StayDate, months: number): StayDate {
  const [year = 0, month = 1, day = 1] = date.split('/').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10).replaceAll('-', '/');
}

/** The days that are answered: both given days included, nothing before the property's today nor after its last bookable day. */
export function clampRange(from: StayDate, to: StayDate, timeZone: string, clock: Clock): CalendarRange {
  if (to < from) throw invalid({ toDate: ['The last day must not be before the first.'] });
  const today = todayIn(timeZone, clock.now());
  const last = monthsAfter(today, longestMonthsAhead);
  return { from: from < today ? today : from, to: to > last ? last : to };
}

/** Changes with the prices and stock of the property and with the days asked for. */
export async function calendarTag(db: Db, property: StoredProperty, range: CalendarRange): Promise<string> {
  const version = await readPropertyVersion(db, property.propertyId);
  const identity = [property.propertyId, version, range.from, range.to].join(' ');
  // Weak: the same days, compressed or not.
  return `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
}

/** GET /api/Availability: each day with the rooms free that night and the public rates of the room types that have one. */
export async function loadCalendar(
  db: Db,
  property: StoredProperty,
  range: CalendarRange,
): Promise<AvailabilityDay[]> {
  const { propertyId, currency } = property;
  const roomTypes = new Set((await listRoomTypes(db, propertyId)).map((roomType) => roomType.roomTypeId));
  const publicPlans = new Set(
    (await listRatePlans(db, propertyId))
      .filter((plan) => plan.content.promoCodes.length === 0)
      .map((plan) => plan.ratePlanId),
  );
  const free = (await listFreeRooms(db, propertyId, { from: range.from, to: addDays(range.to, 1) })).filter(
    (row) => row.free > 0 && roomTypes.has(row.room_type_id),
  );
  const freeByNight = Map.groupBy(free, (row) => row.night);
  const nights = await listCalendarNights(db, propertyId, range);
  const ratesByNight = Map.groupBy(nights, (night) => night.night);

  const days: AvailabilityDay[] = [];
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const open = freeByNight.get(date) ?? [];
    const openTypes = new Set(open.map((row) => row.room_type_id));
    const rates = (ratesByNight.get(date) ?? []).filter(
      (night) => openTypes.has(night.room_type_id) && publicPlans.has(night.rate_plan_id),
    );
    days.push({
      dateOfStay: date,
      availableRooms: open.reduce((sum, row) => sum + row.free, 0),
      rates: rates.map((night) => ({
        roomTypeId: night.room_type_id,
        ratePlanId: night.rate_plan_id,
        minimumRate: toDecimal(night.lead_minor, currency),
        minLengthOfStay: night.min_stay,
        closedToArrival: night.closed_to_arrival,
        closedToDeparture: night.closed_to_departure,
      })),
    });
  }
  return days;
}
