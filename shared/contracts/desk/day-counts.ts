import * as z from 'zod/mini';
import { wireObject } from '../wire.ts';

/** How many there are of everything of a day. */
export const dayCountsSchema = wireObject({
  Arrivals: z.int(),
  /** Of the arrivals. */
  CheckedIn: z.int(),
  Departures: z.int(),
  InHouse: z.int(),
  Requests: z.int(),
  AwaitingPayment: z.int(),
  Tables: z.int(),
  /** Absent from a server that does not say it. */
  UnsentMails: z.optional(z.int()),
});
export type DayCounts = z.output<typeof dayCountsSchema>;
