import * as z from 'zod/mini';
import { idSchema, stayDateSchema } from './primitives.ts';
import { wireObject } from './wire.ts';

/** What a list on an open page shows: a stay in one hotel, or in those of a group. */
const listShape = {
  PropertyId: z.nullable(idSchema),
  PropertyGroupId: z.nullable(idSchema),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
} as const;

/** What the tabs of one browser can look at, at most; the latest count. */
export const mostLiveLists = 12;

/** The lists that a stream of events is opened for, as JSON in its query. */
export const liveListsSchema = z
  .array(
    wireObject({
      ...listShape,
      /** How old the answer is that the list shows: a later change is sent at once. */
      AgeMs: z.number().check(z.minimum(0), z.maximum(86_400_000)),
    }),
  )
  .check(z.maxLength(mostLiveLists));
export type LiveList = z.output<typeof liveListsSchema>[number];

/** The data of the event `list`: free rooms or prices of nights that a list shows may be others now. */
export const liveChangeSchema = wireObject({
  ...listShape,
  /** The hotels whose rooms or prices changed. */
  PropertyIds: z.array(idSchema),
  /** So many milliseconds the tabs spread their searches over: the more of them look at the same list, the longer. */
  SpreadMs: z.int().check(z.minimum(0)),
});
export type LiveChange = z.output<typeof liveChangeSchema>;

export { liveListKey } from './live-key.ts';
