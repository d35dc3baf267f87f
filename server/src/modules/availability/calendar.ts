import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { availabilityDaySchema, getCalendar, Party, Property, StayDate } from 'shared/contracts';
import {
  addDays,
  daysBetween,
  type OccupancyLimits,
  parseSearchQuery,
  type SearchLinkContext,
  toDecimal,
  todayIn,
} from 'shared/domain';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { invalid } from '../../http/errors.ts';
import { calendarPromo, type CalendarPromo, isForGuest } from './calendar-promo.ts';
import { dayTermsOf, writeTerms } from './day-terms.ts';
import { freeOfPlans } from './free-rooms.ts';
import type { RateCalendar } from './snapshot/rate-calendar.ts';
import { translate } from './messages/index.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

type CalendarQuery = z.output<typeof getCalendar.query>;

/** product.md 9: today to 36 months ahead. */
const longestMonthsAhead = 36;

export interface CalendarRange {
  /** The property's: what can be booked today. */
  readonly today: StayDate;
  readonly from: StayDate;
  readonly to: StayDate;
  /** Whom prices are for; null: one adult. */
  readonly rooms: readonly Party[] | null;
  /** The only rate plan of the calendar; null: all that the guest may have. */
  readonly ratePlanId: string | null;
  /** The promo code that prices are with; null: without one. */
  readonly promo: CalendarPromo | null;
}

function monthsAfter(date: StayDate, months: number): StayDate {
  const [year = 0, month = 1, day = 1] = date.split('/').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10).replaceAll('-', '/');
}

/** The rooms that a calendar's query names, as a link names them; null where it names none. */
function queriedRooms(
  { adults, children, infants, ages }: Pick<CalendarQuery, 'adults' | 'children' | 'infants' | 'ages'>,
  property: SearchLinkContext['property'],
  today: StayDate,
): readonly Party[] | null {
  if (adults === undefined) return null;
  const params = new URLSearchParams({ adults });
  for (const [name, counts] of Object.entries({ children, infants, ages }))
    if (counts !== undefined) params.set(name, counts);
  const { rooms } = parseSearchQuery(params, { today, property, locations: [] }).search;
  return rooms.map(({ numberOfAdults, numberOfChildren, numberOfInfants, ages: known }) => ({
    numberOfAdults,
    numberOfChildren,
    numberOfInfants,
    ...(known === undefined ? {} : { ages: known }),
  }));
}

/** The days that are answered: both given days included, nothing before the property's today nor after its last bookable day. */
export function clampRange(
  { fromDate: from, toDate: to, ratePlanCode = '', promoCode, ...guests }: CalendarQuery,
  { property, ratePlans, promoCodes }: Pick<PropertySnapshot, 'property' | 'ratePlans' | 'promoCodes'>,
  clock: Clock,
): CalendarRange {
  const { timeZone, content } = property;
  const code = ratePlanCode.trim().toUpperCase();
  if (to < from) throw invalid({ toDate: [translate.say('calendar.order')] });
  const today = todayIn(timeZone, clock.now());
  const promo = calendarPromo({ promoCodes, ratePlans }, promoCode, today);
  const plan = ratePlans.find(
    (each) => each.content.ratePlanCode.toUpperCase() === code && isForGuest(each, promo),
  );
  const last = monthsAfter(today, longestMonthsAhead);
  return {
    today,
    from: from < today ? today : from,
    to: to > last ? last : to,
    rooms: queriedRooms(guests, content, today),
    ratePlanId: plan?.ratePlanId ?? null,
    promo,
  };
}

/** Changes with the prices and stock of the property, from day to day, with the days and guests asked for and with the form. */
export function calendarTag(
  { property, version }: PropertySnapshot,
  range: CalendarRange,
  form: string,
): string {
  const identity = JSON.stringify([property.propertyId, version, range, form]);
  // Weak: the same days, compressed or not.
  return `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
}

/** What calendars are made of. */
export interface CalendarSource extends Pick<
  PropertySnapshot,
  'contentVersion' | 'rates' | 'stock' | 'allotments'
> {
  readonly property: {
    readonly currency: string;
    readonly content: Pick<Property, 'taxesAndFees' | 'childBands'>;
  };
  readonly roomTypes: readonly { readonly roomTypeId: string; readonly content: OccupancyLimits }[];
  readonly ratePlans: readonly {
    readonly ratePlanId: string;
    readonly content: OccupancyLimits & {
      readonly promoCodes: readonly string[];
      readonly useOccupancyForRatePlan: boolean;
    };
  }[];
  /** Whether the guest may have a plan on a night; absent where that is the same on every night. */
  readonly isSoldOn?: (ratePlanId: string, night: StayDate) => boolean;
}

/** What a day's text is made of beside the content: the rooms free that night, type by type. */
export const freeOn = (snapshot: CalendarSource, date: StayDate, today: StayDate): readonly number[] => {
  const stay = { from: date, to: addDays(date, 1) };
  const { isSoldOn = () => true } = snapshot;
  const plans =
    snapshot.allotments.length === 0 ? [] : [...publicPlans(snapshot)].filter((plan) => isSoldOn(plan, date));
  return snapshot.roomTypes.map(({ roomTypeId }) =>
    freeOfPlans(snapshot, roomTypeId, plans, { stay, today }),
  );
};

type WireDay = z.input<typeof availabilityDaySchema>;

const publicPlans = ({ ratePlans }: CalendarSource): ReadonlySet<string> =>
  new Set(ratePlans.flatMap((plan) => (plan.content.promoCodes.length === 0 ? [plan.ratePlanId] : [])));

/** Of public plans, by room type: what every day of a calendar is made from. */
export function publicRates(snapshot: CalendarSource): ReadonlyMap<string, readonly RateCalendar[]> {
  const plans = publicPlans(snapshot);
  return Map.groupBy(
    snapshot.rates.filter((rate) => plans.has(rate.ratePlanId)),
    (rate) => rate.roomTypeId,
  );
}

/** A day as the wire has it, written without its codec: of a thousand days with a hundred rates each that would take seconds. */
function dayOf(
  snapshot: CalendarSource,
  { rates, today }: Pick<CalendarTexts, 'rates' | 'today'>,
  date: StayDate,
  free: readonly number[],
): WireDay {
  const { currency } = snapshot.property;
  const daysBefore = daysBetween(today, date);
  const open = snapshot.roomTypes.filter((_, index) => (free[index] ?? 0) > 0);
  return {
    DateOfStay: date,
    AvailableRooms: free.reduce((sum, count) => sum + count, 0),
    Rates: open.flatMap(({ roomTypeId }) =>
      (rates.get(roomTypeId) ?? []).flatMap((rate) => {
        const night = rate.night(date);
        if (!night) return [];
        const terms = dayTermsOf(night, daysBefore);
        return {
          RoomTypeId: roomTypeId,
          RatePlanId: rate.ratePlanId,
          MinimumRate: toDecimal(night.leadPrice, currency),
          MinLengthOfStay: terms.minimumNights === 1 ? null : terms.minimumNights,
          ...writeTerms(terms),
          ClosedToArrival: terms.isClosedToArrival,
          ClosedToDeparture: terms.isClosedToDeparture,
        };
      }),
    ),
  };
}

/** The texts of a property's days, each cached until its content or its free rooms change, or the day is over. */
export interface CalendarTexts {
  readonly today: StayDate;
  readonly contentVersion: number;
  readonly rates: ReadonlyMap<string, readonly RateCalendar[]>;
  readonly days: Map<StayDate, { readonly free: string; readonly text: string }>;
}

/** So many days are written before others get their turn. */
const daysPerTurn = 60;

/** GET /api/Availability: each day with the rooms free that night and the public rates of the room types that have one. */
export async function writeCalendar(
  snapshot: CalendarSource,
  range: CalendarRange,
  { today, rates, days }: CalendarTexts,
): Promise<string> {
  const texts: string[] = [];
  let written = 0;
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const counts = freeOn(snapshot, date, today);
    const free = counts.join();
    const known = days.get(date);
    if (known?.free === free) {
      texts.push(known.text);
      continue;
    }
    const text = JSON.stringify(dayOf(snapshot, { rates, today }, date, counts));
    days.set(date, { free, text });
    texts.push(text);
    written += 1;
    if (written % daysPerTurn === 0) await nextTurn();
  }
  return `[${texts.join()}]`;
}
