import * as z from 'zod/mini';
import { amountSchema, countSchema, idSchema, stayDateSchema } from './primitives.ts';
import { originalCostsShape, rateCostsShape, ratePlanShape, roomTypeShape } from './room-type.ts';
import { searchResponseShape, type SearchResponse } from './search-response.ts';
import { orNull, wireObject } from './wire.ts';

type CostsOrNone = { readonly [Cost in keyof typeof rateCostsShape]: z.ZodMiniDefault<typeof amountSchema> };
const costsOrNone = Object.fromEntries(
  Object.entries(rateCostsShape).map(([cost, schema]) => [cost, z._default(schema, 0)]),
) as CostsOrNone;

/** A rate that names its plan by the place in `RatePlans`; costs of zero and what is null are left out. */
const compactRateSchema = wireObject({
  RatePlan: countSchema,
  ...costsOrNone,
  ...originalCostsShape,
  BaseNumberOfAdults: z._default(countSchema, 1),
  MinLengthOfStay: orNull(countSchema),
  MinimumRate: amountSchema,
  /** The base rates of the nights, in the order of `Dates`. */
  Nights: z.array(amountSchema),
});

const compactAnswerSchema = wireObject({
  ...searchResponseShape,
  RatePlans: z.array(wireObject(ratePlanShape)),
  Dates: z.array(stayDateSchema),
  RoomTypes: z.array(
    wireObject({
      ...roomTypeShape,
      Upgrades: z.array(wireObject({ RoomTypeId: idSchema })),
      Rates: z.array(compactRateSchema),
    }),
  ),
});
type CompactAnswer = z.output<typeof compactAnswerSchema>;

const outside = (input: unknown, message: string) => ({ code: 'custom', input, message }) as const;

/** The whole answer; null when a rate names a plan or a night that is not there. */
function expand({ ratePlans, dates, ...answer }: CompactAnswer): SearchResponse | null {
  const roomTypes: SearchResponse['roomTypes'] = [];
  for (const { rates: compact, ...roomType } of answer.roomTypes) {
    const rates: (typeof roomTypes)[number]['rates'] = [];
    for (const { ratePlan, nights: amounts, ...costs } of compact) {
      const plan = ratePlans[ratePlan];
      if (plan === undefined || amounts.length !== dates.length) return null;
      const nights = dates.map((date, night) => ({ date, baseRate: amounts[night] ?? 0 }));
      rates.push({ ...plan, ...costs, nights });
    }
    roomTypes.push({ ...roomType, rates });
  }
  return { ...answer, roomTypes };
}

/**
 * What a search answers to `Form: 'compact'`: rate plans and dates once, read to the same entity as the whole answer. The server writes it by
 * hand, so an entity that is encoded becomes the whole answer, by the other schema of `compactSearch`.
 */
export const compactSearchSchema = z.codec(compactAnswerSchema, z.custom<SearchResponse>(), {
  decode(compact, { issues }) {
    const answer = expand(compact);
    if (answer === null) issues.push(outside(compact, 'A rate names a plan or a night that is not told'));
    return answer ?? z.NEVER;
  },
  encode(answer, { issues }) {
    issues.push(outside(answer, 'Only read'));
    return z.NEVER;
  },
});
