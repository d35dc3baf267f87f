import type * as z from 'zod/mini';
import { wireObject } from '../wire.ts';
import { getDeskToday } from './bookings.ts';
import { type DayCounts, dayCountsSchema } from './day-counts.ts';
import { getDeskSession } from './staff.ts';

/** What the server draws the first screen of the desk from: the first rows of each list of the day, and how long the lists are. */
export const drawnDeskSchema = wireObject({
  Session: getDeskSession.responses[200],
  Today: getDeskToday.responses[200],
  Counts: dayCountsSchema,
});
export type DrawnDesk = z.output<typeof drawnDeskSchema>;

/** How long the lists of a day are, of an answer that has them whole. */
export const dayCountsOf = ({
  arrivals,
  departures,
  inHouse,
  requests,
  awaitingPayment = [],
  tables,
  unsentMails = [],
}: DrawnDesk['today']): DayCounts => ({
  arrivals: arrivals.length,
  checkedIn: arrivals.filter(({ hasCheckedIn }) => hasCheckedIn).length,
  departures: departures.length,
  inHouse: inHouse.length,
  requests: requests.length,
  awaitingPayment: awaitingPayment.length,
  tables: tables.length,
  unsentMails: unsentMails.length,
});
