import * as z from 'zod/mini';
import { wireObject } from './wire.ts';

/** The key of a message, and what is filled in. */
export const saidShape = {
  Code: z.optional(z.string()),
  Params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
};

/**
 * The body of every error response. `message` is in the language of the call; `code` is the key of that message and `params` what is filled
 * in, for programs and for other words. `modelState` maps a wire path such as `Rooms[0].NumberOfAdults` to messages, `modelStateCodes` to
 * their keys.
 */
export const errorBodySchema = wireObject({
  Message: z.string(),
  ...saidShape,
  ModelState: z.optional(z.record(z.string(), z.array(z.string()))),
  ModelStateCodes: z.optional(z.record(z.string(), z.array(z.string()))),
  CorrelationId: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBodySchema>;

/** A 200 that did nothing and says only that: an error like any other (product.md 8), whatever else its endpoint sends. */
export const refusalSchema = wireObject({
  Success: z.literal(false),
  Message: z.optional(z.nullable(z.string())),
  ...saidShape,
});
