import {
  amountSchema,
  byCost,
  cancellationDeadlineShape,
  cancellationFeeShape,
  countSchema,
  idSchema,
  offsetHoursSchema,
  orNull,
  rateCosts,
  shortTextSchema,
  wireObject,
} from 'shared/contracts';
import { maximumNights, mostDaysBefore } from 'shared/domain';
import * as z from 'zod/mini';

/**
 * A day of the calendar: `2026-12-24`; `12-24`, every year; or `today+30`, days from the property's today when the file is
 * imported (for demonstrations). Always the property's own date.
 */
export const dayExpressionSchema = z
  .string()
  .check(
    z.regex(
      /^(\d{4}-\d{2}-\d{2}|\d{2}-\d{2}|today([+-]\d{1,3})?)$/,
      'A day is written YYYY-MM-DD, MM-DD or today+N',
    ),
    z.describe('YYYY-MM-DD, MM-DD (every year) or today+N'),
  );

/** A day that is not recurring: `2026-12-24` or `today+30`. */
export const fixedDaySchema = z
  .string()
  .check(
    z.regex(/^(\d{4}-\d{2}-\d{2}|today([+-]\d{1,3})?)$/, 'A day is written YYYY-MM-DD or today+N'),
    z.describe('YYYY-MM-DD or today+N'),
  );

export const weekdaySchema = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
const someWeekdays = z
  .array(weekdaySchema)
  .check(z.minLength(1), z.describe('Nights that begin on these days; all when absent'));
const ids = (of: string) =>
  orNull(z.array(idSchema).check(z.minLength(1), z.describe(`Ids of ${of}; all when absent`)));

/** A named part of the year, both days included. With `MM-DD` it recurs and may run over the end of the year (`12-20` to `01-03`). */
export const seasonSchema = wireObject({
  Name: shortTextSchema,
  From: dayExpressionSchema,
  To: dayExpressionSchema,
});

/** When a guest cancels, in a file: a deadline is OffsetHours before check-in, or a time of day so many Days before arrival. */
export const cancellationRuleFileSchema = wireObject({
  From: z.enum(['Creation', 'BeforeArrival']),
  OffsetHours: z.optional(offsetHoursSchema),
  ...cancellationDeadlineShape,
  ...cancellationFeeShape,
});

/** Which nights a rule speaks of: a season by name, or From and To (both included), and weekdays; everything when absent. */
const whichNights = {
  Season: orNull(shortTextSchema),
  From: orNull(dayExpressionSchema),
  To: orNull(dayExpressionSchema),
  Weekdays: orNull(someWeekdays),
} as const;

const cost = orNull(amountSchema.check(z.minimum(0)));
const { BaseRate, ...surcharges } = byCost(rateCosts, 'wire', () => cost);

/**
 * One layer of prices. For every room type, rate plan and night all rules are applied from first to last: a field that a later rule sets wins,
 * `AdjustPercent` and `AdjustAmount` change the base rate reached so far. A night without a base rate, or closed, cannot be booked.
 * Amounts are decimal, in the property's currency, per night.
 */
export const rateRuleSchema = wireObject({
  RoomTypeIds: ids('room types'),
  RatePlanIds: ids('rate plans'),
  ...whichNights,
  BaseRate,
  /** −10 makes the base rate reached so far ten percent cheaper. */
  AdjustPercent: orNull(z.number().check(z.minimum(-90), z.maximum(500))),
  AdjustAmount: orNull(amountSchema),
  /** A promotion: the earlier price stays as the Original price, struck through; 0 ends the promotion. */
  DiscountPercent: orNull(z.number().check(z.minimum(0), z.maximum(90))),
  ...surcharges,
  /** Nights that a stay arriving on this day must last at least; 1 lifts an earlier rule. */
  MinLengthOfStay: orNull(countSchema.check(z.minimum(1))),
  /** Nights that a stay arriving on this day may last at most; 60, the longest stay that is sold, lifts an earlier rule. */
  MaxLengthOfStay: orNull(z.int().check(z.minimum(1), z.maximum(maximumNights))),
  /** Nights that every stay over this night must last at least, whenever it arrives; 1 lifts an earlier rule. */
  MinStayThrough: orNull(z.int().check(z.minimum(1), z.maximum(maximumNights))),
  /** A stay arriving on this day is booked at least so many days before; 0 lifts an earlier rule. */
  MinDaysBeforeArrival: orNull(z.int().check(z.minimum(0), z.maximum(mostDaysBefore))),
  /** A stay arriving on this day is booked at most so many days before; 1096, the furthest day ahead, lifts an earlier rule. */
  MaxDaysBeforeArrival: orNull(z.int().check(z.minimum(0), z.maximum(mostDaysBefore))),
  ClosedToArrival: orNull(z.boolean()),
  ClosedToDeparture: orNull(z.boolean()),
  /** Not sold on this night at all. */
  Closed: orNull(z.boolean()),
});
export type RateRule = z.output<typeof rateRuleSchema>;

/** What one of an extra costs on some days, in place of the sum of its articles; from first to last, a later rule wins. */
export const servicePriceSchema = wireObject({
  ...whichNights,
  Price: amountSchema.check(z.minimum(0)),
});

/** How many rooms of a type there are; from first to last, a later rule wins. What is sold or held is never changed by an import. */
export const stockRuleSchema = wireObject({
  RoomTypeIds: ids('room types'),
  ...whichNights,
  Total: countSchema,
  /** So many more than `Total` are sold online; 0 takes back what an earlier rule says. None where `Total` is 0. */
  OverbookingAllowance: orNull(countSchema),
});
/**
 * So many rooms of each of these types, of its total, that are for some rate plans until `ReleaseDays` before the night; then all plans may
 * sell what is left of them. The plans take from them first, and then from the free rooms.
 */
export const allotmentSchema = wireObject({
  Id: idSchema,
  Name: shortTextSchema,
  RoomTypeIds: ids('room types'),
  RatePlanIds: z.array(idSchema).check(z.minLength(1)),
  ...whichNights,
  Rooms: countSchema.check(z.minimum(1)),
  ReleaseDays: z._default(z.int().check(z.minimum(0), z.maximum(mostDaysBefore)), 0),
});
export type Season = z.output<typeof seasonSchema>;
export type Weekday = z.output<typeof weekdaySchema>;
