import * as z from 'zod/mini';
import { ageSchema } from './age.ts';
import { compactSearchSchema } from './compact-search.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  languageCodeSchema,
  shortTextSchema,
  stayDateSchema,
} from './primitives.ts';
import { searchResponseSchema } from './search-response.ts';
import { orNull, wireObject } from './wire.ts';

export const partyShape = {
  NumberOfAdults: countSchema,
  NumberOfChildren: countSchema,
  NumberOfInfants: countSchema,
  /** Of the guests whom a hotel with `ChildBands` asks for their age: all of them, or none. The counts are the sums of their bands. */
  Ages: z.optional(z.array(ageSchema).check(z.maxLength(50))),
} as const;

/** The people who share one room. */
export const partySchema = wireObject(partyShape);
export type Party = z.output<typeof partySchema>;

export const searchRequestSchema = wireObject({
  PropertyId: idSchema,
  LanguageCode: orNull(languageCodeSchema),
  PromoCode: orNull(shortTextSchema),
  RatePlanCode: orNull(shortTextSchema),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  LocationId: orNull(idSchema),
  Rooms: z.array(partySchema).check(z.minLength(1), z.maxLength(50)),
  /** `compact` asks for a response without repetitions (`compactSearch`). */
  Form: z.optional(z.literal('compact')),
});
export type SearchRequest = z.output<typeof searchRequestSchema>;

export const searchAvailability = defineEndpoint({
  method: 'POST',
  path: '/api/Availability/Search',
  body: searchRequestSchema,
  responses: { 200: searchResponseSchema },
});

/** `searchAvailability` in the compact form, to the same entity; a server that does not know it sends the whole answer, which is read as well. */
export const compactSearch = () => ({
  ...searchAvailability,
  body: z.codec(searchRequestSchema, z.custom<SearchRequest>(), {
    decode: (request) => request,
    encode: (request): SearchRequest => ({ ...request, form: 'compact' }),
  }),
  responses: { 200: z.union([compactSearchSchema, searchResponseSchema]) },
});

/** What a rate asks of stays beside their shortest length; null asks nothing. */
const calendarTermsShape = {
  MaxLengthOfStay: orNull(countSchema),
  /** Nights that every stay over this night must last. */
  MinStayThrough: orNull(countSchema),
  /** Only where it is too late today for an arrival on this day: it is booked at least so many days before. The day is closed to arrival then. */
  MinDaysBeforeArrival: orNull(z.int()),
  /** Only where it is too early today: it is booked at most so many days before. The day is closed to arrival then. */
  MaxDaysBeforeArrival: orNull(z.int()),
} as const;

export const calendarRateSchema = wireObject({
  RoomTypeId: idSchema,
  RatePlanId: idSchema,
  MinimumRate: amountSchema,
  MinLengthOfStay: z.nullable(countSchema),
  ...calendarTermsShape,
  ClosedToArrival: z.boolean(),
  ClosedToDeparture: z.boolean(),
});

/** One night: rooms free over all room types and the lead price of each rate that is open on it. */
export const availabilityDaySchema = wireObject({
  DateOfStay: stayDateSchema,
  AvailableRooms: z.int(),
  Rates: z.array(calendarRateSchema),
});
export type AvailabilityDay = z.output<typeof availabilityDaySchema>;

/** A number for each room, as links into the site have them (decisions 3); what does not fit is left out as there. */
const countsSchema = z.optional(shortTextSchema);

export const getCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/Availability',
  query: z.object({
    propertyId: idSchema,
    fromDate: stayDateSchema,
    toDate: stayDateSchema,
    languageCode: z.optional(languageCodeSchema),
    /** `compact` asks for `compactCalendarSchema` instead of a list of days. */
    form: z.optional(z.literal('compact')),
    /** Whom the lead prices of the compact form are for; without it, for one adult. */
    adults: countsSchema,
    children: countsSchema,
    infants: countsSchema,
    ages: countsSchema,
    /** Of a public rate plan, or one that the promo code opens: the calendar is of this plan alone; of any other code, it is of all. */
    ratePlanCode: z.optional(shortTextSchema),
    /** Prices are with it; one that does not apply changes nothing, as in the search. */
    promoCode: z.optional(shortTextSchema),
  }),
  responses: { 200: z.array(availabilityDaySchema) },
});

/**
 * Days in a row of one state: how many, the nights that a stay from them must last (0 while the rate is not sold), and 1 when closed
 * to arrival plus 2 when closed to departure.
 */
const restrictionRunSchema = z.tuple([z.int(), countSchema, z.literal([0, 1, 2, 3])]);

/** Days in a row of the same further terms. */
const termsRunSchema = wireObject({ Days: z.int(), ...calendarTermsShape });

/**
 * The calendar of a hotel of any size: what a page needs of each day, and each way in which rates are restricted once. A rate that
 * another one is never more restricted than is left out.
 */
export const compactCalendarSchema = wireObject({
  DateFrom: stayDateSchema,
  /** Rooms free over all room types, a number for each day. */
  AvailableRooms: z.array(z.int()),
  /** What a night costs at the cheapest rates that the day's shortest stay gets; null while nothing is sold that takes these guests. */
  LeadPrices: z.array(z.nullable(amountSchema)),
  /** The rooms that lead prices are for, together; absent: one adult. */
  Rooms: z.optional(z.array(partySchema)),
  /** The promo code that lead prices are with, on its nights; absent: without one. `MinNights`: for stays of so many nights. */
  PromoCode: z.optional(wireObject({ Code: shortTextSchema, MinNights: z.nullable(countSchema) })),
  Restrictions: z.array(z.array(restrictionRunSchema)),
  /** Further terms of each of `Restrictions`, as runs of days; absent where no rate has any. */
  Terms: z.optional(z.array(z.array(termsRunSchema))),
});
export type CompactCalendar = z.output<typeof compactCalendarSchema>;

/** `getCalendar` in the compact form; a server that does not know it sends its days, which are left as they came (`readCalendarDay`). */
export const compactCalendar = () => ({
  ...getCalendar,
  responses: { 200: z.union([compactCalendarSchema, z.array(z.unknown())]) },
});

/** `getCalendar` with its days left as they came: a page reads a thousand of them as chunked work (`readCalendarDay`). */
export const unreadCalendar = () => ({ ...getCalendar, responses: { 200: z.array(z.unknown()) } });

/** One day of `unreadCalendar`; null when it leaves the contract. */
export function readCalendarDay(wire: unknown): AvailabilityDay | null {
  const read = availabilityDaySchema.safeParse(wire);
  return read.success ? read.data : null;
}
