import * as z from 'zod/mini';
import { ageSchema } from './age.ts';
import { amountSchema, idSchema, shortTextSchema } from './primitives.ts';
import { orNull, wireObject } from './wire.ts';

/** A tax or fee of a hotel: a percentage of what is bought, or an amount for each of something; exactly one of the two. */
export const taxOrFeeShape = {
  Id: idSchema,
  /** As guests read it: "City tax". */
  Name: shortTextSchema,
  /** `VAT` stands on invoices with its rate and base. */
  Kind: z._default(z.enum(['VAT', 'Tax', 'Fee']), 'Tax'),
  Percent: orNull(z.number().check(z.minimum(0), z.maximum(100))),
  Amount: orNull(z.number().check(z.minimum(0), z.maximum(1e12))),
  /** What `Percent` is taken of. */
  Of: z._default(z.enum(['Room', 'Extras', 'RoomAndExtras']), 'RoomAndExtras'),
  /** What `Amount` is charged for each of. `Stay` is the whole booking, once. */
  Per: z._default(z.enum(['Stay', 'Room', 'RoomNight', 'Person', 'PersonNight']), 'Stay'),
  /** Only guests of these ages, both included, pay an `Amount` per person; without them everybody does. */
  MinAge: orNull(ageSchema),
  MaxAge: orNull(ageSchema),
  /** Only so many nights from the arrival count for `RoomNight` and `PersonNight`; without it all do. */
  FirstNights: orNull(z.int().check(z.minimum(1), z.maximum(999))),
  /** Prices contain it already: it is named and changes no total. */
  Included: z._default(z.boolean(), false),
} as const;
export const taxOrFeeSchema = wireObject(taxOrFeeShape);
export type TaxOrFee = z.output<typeof taxOrFeeSchema>;

/** What a booking or a price has of a tax, beside the sums of product.md 9: added to the total, or contained in it. */
export const chargedTaxSchema = wireObject({
  Name: z.string(),
  /** The name and what it was multiplied by: "City tax · 2 guests × 3 nights". */
  Text: z.string(),
  Kind: z.enum(['VAT', 'Tax', 'Fee']),
  Amount: amountSchema,
  Included: z.boolean(),
  /** The percentage and the amount that it was taken of, tax contained; null for a tax that is an amount. */
  Percent: z.nullable(z.number()),
  Of: z.nullable(amountSchema),
});
export type ChargedTax = z.output<typeof chargedTaxSchema>;
