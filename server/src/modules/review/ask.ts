import { addDays, todayIn } from 'shared/domain';
import { inTransaction } from '../../db/transaction.ts';
import { tryHouses } from '../../db/try-item.ts';
import type { AppDeps } from '../../deps.ts';
import { instantOf } from '../../instant.ts';
import { insertMail } from '../mail/index.ts';
import {
  type DepartedDays,
  type HouseOfReviews,
  listHouses,
  listWithUnasked,
  noteAsked,
} from './repository.ts';
import { latestAskDays, usualReviews } from './rules.ts';

const batch = 100;

type Deps = Pick<AppDeps, 'db' | 'clock' | 'logger' | 'closing'>;

/** Of each hotel the last day of departure up to which a process has found no one left to ask: it looks there again for another day. */
export type LastAsked = Map<string, string>;

/** Whose guests a hotel asks now; none before its hour, or where it asks no one. */
function departedDays({ propertyId, timeZone, reviews }: HouseOfReviews, now: Date): DepartedDays[] {
  const { ask = usualReviews.ask, days = usualReviews.days, hour = usualReviews.hour } = reviews;
  const today = todayIn(timeZone, now);
  if (!ask || now < instantOf(today, `${String(hour).padStart(2, '0')}:00`, timeZone)) return [];
  const until = addDays(today, -days);
  return [{ propertyId, from: addDays(until, -latestAskDays), until }];
}

async function askAt({ db, clock, closing }: Deps, days: DepartedDays): Promise<void> {
  const { propertyId } = days;
  const now = clock.now();
  for (;;) {
    const asked = await inTransaction(db, async (tx) => {
      const ids = await noteAsked(tx, { ...days, now, limit: batch });
      for (const reservationId of ids)
        await insertMail(tx, { propertyId, kind: 'review-request', payload: { reservationId }, now });
      return ids.length;
    });
    if (asked < batch || closing?.aborted === true) return;
  }
}

/**
 * Asks who has left some days ago for a review, once for each stay that was made. Every instance runs it: the row of the review and its mail are written
 * together. Most hotels have no one to ask: one statement says which do, and the others are not looked at again until their next day.
 */
export async function askForReviews(deps: Deps, lastAsked: LastAsked = new Map()): Promise<void> {
  const { db, clock, closing } = deps;
  const now = clock.now();
  const houses = (await listHouses(db))
    .flatMap((house) => departedDays(house, now))
    .filter(({ propertyId, until }) => lastAsked.get(propertyId) !== until);
  if (houses.length === 0) return;
  const withUnasked = await listWithUnasked(db, houses);
  await tryHouses(deps, {
    job: 'review-requests',
    houses,
    work: async (house) => {
      if (withUnasked.has(house.propertyId)) await askAt(deps, house);
      else lastAsked.set(house.propertyId, house.until);
    },
    goesOn: () => closing?.aborted !== true,
  });
}
