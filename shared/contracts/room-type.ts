import * as z from 'zod/mini';
import { accessibilitySchema } from './accessibility.ts';
import { boardBasisSchema } from './board.ts';
import { ratePaymentSchema } from './payment-plan.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  shortTextSchema,
  stayDateSchema,
  textLanguagesSchema,
  textSchema,
  timeOfDaySchema,
} from './primitives.ts';
import { byCost, originalCosts, rateCosts } from './rate-costs.ts';
import { orNull, wireObject } from './wire.ts';

/** Occupancy limits of a room type or a rate plan; null means no limit (product.md 5). */
export const occupancyLimitsShape = {
  MaximumOccupancy: orNull(countSchema),
  MinimumOccupancy: orNull(countSchema),
  AdultMaximumOccupancy: orNull(countSchema),
  ChildMaximumOccupancy: orNull(countSchema),
} as const;

/** The costs of a rate, decimal; in a search response for the whole stay. */
export const rateCostsShape = byCost(rateCosts, 'wire', () => amountSchema);

const maybeAmount = orNull(amountSchema);

/** What each cost was before a promotion; null where it has not changed. */
export const originalCostsShape = byCost(originalCosts, 'wire', () => maybeAmount);

/** What is kept of a stay: a percentage of it, its first so many nights, or an amount. */
export const cancellationFeeShape = {
  FeeType: z.enum(['Percent', 'Nights', 'Amount']),
  Value: z.number().check(z.minimum(0)),
} as const;

export const offsetHoursSchema = z.int().check(z.minimum(0), z.maximum(24 * 365));

/** A deadline that is a time of day, so many days before arrival; a rule without it has OffsetHours alone. */
export const cancellationDeadlineShape = {
  Days: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  Time: z.optional(timeOfDaySchema),
} as const;

/**
 * A fee when a guest cancels: from the booking's creation, or from a deadline before arrival on, until the next rule's deadline. The deadline is
 * `Time` so many `Days` before arrival; readers that know neither use OffsetHours, which never leads to a later one.
 */
export const cancellationRuleSchema = wireObject({
  From: z.enum(['Creation', 'BeforeArrival']),
  OffsetHours: offsetHoursSchema,
  ...cancellationDeadlineShape,
  ...cancellationFeeShape,
});
export type CancellationRule = z.output<typeof cancellationRuleSchema>;

/** An extra inside a rate: its guests have it without further charge. */
const inclusionSchema = wireObject({
  ServiceId: idSchema,
  /** Of an extra that is charged by quantity; 1 of every other. */
  Quantity: z._default(z.int().check(z.minimum(1), z.maximum(999)), 1),
});

/** What a rate plan is, apart from its prices. */
export const ratePlanShape = {
  RatePlanId: idSchema,
  RatePlanCode: shortTextSchema,
  Name: shortTextSchema,
  Description: textSchema,
  Promotion: orNull(shortTextSchema),
  Policy: textSchema,
  CancellationPolicy: z.array(cancellationRuleSchema),
  /** What is kept of a guest who does not come; as after the last deadline when absent. */
  NoShow: z.optional(z.nullable(wireObject(cancellationFeeShape))),
  AllowPayByCompanyInvoice: z.boolean(),
  TextLanguages: textLanguagesSchema,
  PromoCodes: z.array(shortTextSchema),
  UseOccupancyForRatePlan: z.boolean(),
  /** The meals that its price includes; nothing is said of them when absent. */
  BoardBasis: z.optional(z.nullable(boardBasisSchema)),
  /** The extras that its price includes, a package. */
  Inclusions: z.optional(z.array(inclusionSchema).check(z.maxLength(50))),
  /** When it is paid; everything at once when absent. */
  Payment: z.optional(z.nullable(ratePaymentSchema)),
  ...occupancyLimitsShape,
} as const;

const maybeCount = orNull(countSchema);
/** Days before an arrival; nothing is sold further ahead than 36 months. */
const maybeDaysBefore = orNull(z.int().check(z.minimum(0), z.maximum(9999)));

/** What a rate asks of the stay; null asks nothing. */
export const rateTermsShape = {
  MinLengthOfStay: maybeCount,
  MaxLengthOfStay: maybeCount,
  /** It is booked at least so many days before arrival, and at most so many. */
  MinDaysBeforeArrival: maybeDaysBefore,
  MaxDaysBeforeArrival: maybeDaysBefore,
} as const;

export const nightRateSchema = wireObject({ Date: stayDateSchema, BaseRate: amountSchema });

/** One bookable rate of one room type for the searched stay; every amount is for the whole stay. */
export const rateSchema = wireObject({
  ...ratePlanShape,
  ...rateCostsShape,
  ...originalCostsShape,
  BaseNumberOfAdults: z._default(countSchema, 1),
  ...rateTermsShape,
  MinimumRate: amountSchema,
  Nights: z.array(nightRateSchema),
});
export type Rate = z.output<typeof rateSchema>;
export type RateTerms = Pick<
  Rate,
  'minLengthOfStay' | 'maxLengthOfStay' | 'minDaysBeforeArrival' | 'maxDaysBeforeArrival'
>;

export const roomTypeShape = {
  RoomTypeId: idSchema,
  Name: shortTextSchema,
  Description: textSchema,
  ImageUrls: z.array(z.string()),
  /** What the pictures show, in the order of `ImageUrls`; null for one without words. */
  ImageAlts: z.optional(z.array(z.nullable(shortTextSchema))),
  Amenities: z.array(shortTextSchema),
  SizeSquareMetres: orNull(z.number()),
  BedTypes: z.array(shortTextSchema),
  /** What its windows look on: "Harbour view"; rooms are filtered by it, so the same view has the same words. */
  View: z.optional(z.nullable(shortTextSchema)),
  AccessibleFeatures: z.array(shortTextSchema),
  Accessibility: z.optional(accessibilitySchema),
  TextLanguages: textLanguagesSchema,
  ...occupancyLimitsShape,
} as const;

export const roomTypeSchema = wireObject({
  ...roomTypeShape,
  Upgrades: z.array(wireObject({ RoomTypeId: idSchema })),
  Rates: z.array(rateSchema),
});
export type RoomType = z.output<typeof roomTypeSchema>;
