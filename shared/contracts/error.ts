import * as z from 'zod/mini';
import { wireObject } from './wire.ts';

/** The body of every error response; `modelState` maps a wire path such as `Rooms[0].NumberOfAdults` to messages. */
export const errorBodySchema = wireObject({
  Message: z.string(),
  ModelState: z.optional(z.record(z.string(), z.array(z.string()))),
  CorrelationId: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBodySchema>;

/** A 200 that did nothing and says no more than that: a refusal like any other (product.md 8), whatever else its endpoint answers. */
export const refusalSchema = wireObject({
  Success: z.literal(false),
  Message: z.optional(z.nullable(z.string())),
});
