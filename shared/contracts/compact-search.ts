import * as z from 'zod/mini';
import { amountSchema, countSchema, idSchema, stayDateSchema } from './primitives.ts';
import { byCost, rateCosts } from './rate-costs.ts';
import { originalCostsShape, ratePlanShape, rateTermsShape, roomTypeShape } from './room-type.ts';
import { searchResponseShape, type SearchResponse } from './search-response.ts';
import { wireObject } from './wire.ts';

const costsOrNone = byCost(rateCosts, 'wire', () => z._default(amountSchema, 0));

/** A rate that names its plan by the place in `RatePlans`; what is null, zero or follows from the rest is left out. */
const compactRateSchema = wireObject({
  RatePlan: countSchema,
  ...costsOrNone,
  /** Unless it is the sum of the nights. */
  BaseRate: z.optional(amountSchema),
  ...originalCostsShape,
  /** Unless it is that of the room type. */
  BaseNumberOfAdults: z.optional(countSchema),
  ...rateTermsShape,
  /** Unless it is the base rate. */
  MinimumRate: z.optional(amountSchema),
  /** The base rates of the nights, in the order of `Dates`. */
  Nights: z.array(amountSchema),
});

const compactResponseSchema = wireObject({
  ...searchResponseShape,
  RatePlans: z.array(wireObject(ratePlanShape)),
  Dates: z.array(stayDateSchema),
  RoomTypes: z.array(
    wireObject({
      ...roomTypeShape,
      Upgrades: z.array(wireObject({ RoomTypeId: idSchema })),
      BaseNumberOfAdults: z._default(countSchema, 1),
      Rates: z.array(compactRateSchema),
    }),
  ),
});
type CompactResponse = z.output<typeof compactResponseSchema>;

const outside = (input: unknown, message: string) => ({ code: 'custom', input, message }) as const;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

type RoomTypes = SearchResponse['roomTypes'];
type Rates = RoomTypes[number]['rates'];

/** The whole response; null when a rate names a plan or a night that it does not list. */
function expand({ ratePlans, dates, ...response }: CompactResponse): SearchResponse | null {
  const roomTypes: RoomTypes = [];
  for (const { rates: compact, baseNumberOfAdults: usual, ...roomType } of response.roomTypes) {
    const rates: Rates = [];
    for (const { ratePlan, nights: amounts, ...rest } of compact) {
      const plan = ratePlans[ratePlan];
      if (plan === undefined || amounts.length !== dates.length) return null;
      const { baseRate = sum(amounts), minimumRate = baseRate, baseNumberOfAdults = usual, ...costs } = rest;
      const nights = dates.map((date, night) => ({ date, baseRate: amounts[night] ?? 0 }));
      rates.push({ ...plan, ...costs, baseRate, minimumRate, baseNumberOfAdults, nights });
    }
    roomTypes.push({ ...roomType, rates });
  }
  return { ...response, roomTypes };
}

/**
 * The response to `Form: 'compact'`: rate plans and dates once, decoded to the same entity as the whole response. The server writes it by
 * hand, so an encoded entity becomes the whole response, by the other schema of `compactSearch`.
 */
export const compactSearchSchema = z.codec(compactResponseSchema, z.custom<SearchResponse>(), {
  decode(compact, { issues }) {
    const response = expand(compact);
    if (response === null) issues.push(outside(compact, 'A rate names a plan or a night that is not told'));
    return response ?? z.NEVER;
  },
  encode(response, { issues }) {
    issues.push(outside(response, 'Only read'));
    return z.NEVER;
  },
});
