import * as z from 'zod/mini';
import { ageSchema } from './age.ts';
import { shortTextSchema } from './primitives.ts';
import { wireObject } from './wire.ts';

const shareSchema = z.int().check(z.minimum(0), z.maximum(100));

/** Guests from one age to another, both included, as a hotel counts and charges them. */
export const childBandShape = {
  /** As guests read it: "Juniors". */
  Name: shortTextSchema,
  MinAge: ageSchema,
  MaxAge: ageSchema,
  /** As what a search counts them. */
  CountsAs: z.enum(['Infant', 'Child', 'Adult']),
  /** The share of the hotel's costs for children, or for infants, that such a guest pays; all of them without it. */
  Percent: z.optional(shareSchema),
} as const;
export const childBandSchema = wireObject(childBandShape);
export type ChildBand = z.output<typeof childBandSchema>;

/** What guests of some ages, both included, pay of an extra that is charged for each person. */
export const agePriceSchema = wireObject({ MinAge: ageSchema, MaxAge: ageSchema, Percent: shareSchema });
export type AgePrice = z.output<typeof agePriceSchema>;
