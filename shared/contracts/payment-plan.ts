import * as z from 'zod/mini';
import { amountSchema, stayDateSchema } from './primitives.ts';
import { wireObject } from './wire.ts';

/** When a rate is paid: everything at once, a part at once and the rest at the hotel, all of it there, or before arrival. */
export const paymentTimes = ['now', 'deposit', 'at-hotel', 'days-before'] as const;

export const ratePaymentSchema = wireObject({
  When: z.enum(paymentTimes),
  /** What a deposit is: a percentage of what the room costs … */
  Percent: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
  /** … or its first so many nights. */
  Nights: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(365)))),
  /** Before arrival, of `days-before`. */
  Days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(365)))),
});
export type RatePayment = z.output<typeof ratePaymentSchema>;

/** What is paid when, of a whole booking: the parts add up to its total. */
export const paymentPlanSchema = wireObject({
  DueNow: amountSchema,
  /** Charged to the card that was kept, earliest first. */
  Later: z.array(wireObject({ On: stayDateSchema, Amount: amountSchema, IsPaid: z.optional(z.boolean()) })),
  AtHotel: amountSchema,
  /** The words by which the guest lets the hotel keep the card; absent where none is kept. */
  Mandate: z.optional(z.nullable(z.string())),
});
export type BookedPaymentPlan = z.output<typeof paymentPlanSchema>;
