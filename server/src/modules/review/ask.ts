import { addDays, todayIn } from 'shared/domain';
import { inTransaction } from '../../db/transaction.ts';
import { tryHouses } from '../../db/try-item.ts';
import type { AppDeps } from '../../deps.ts';
import { instantOf } from '../../instant.ts';
import { insertMail } from '../mail/index.ts';
import { type HouseOfReviews, listHouses, noteAsked } from './repository.ts';
import { latestAskDays, usualReviews } from './rules.ts';

const batch = 100;

type Deps = Pick<AppDeps, 'db' | 'clock' | 'logger' | 'closing'>;

async function askAt({ db, clock, closing }: Deps, house: HouseOfReviews): Promise<void> {
  const { propertyId, timeZone } = house;
  const { ask = usualReviews.ask, days = usualReviews.days, hour = usualReviews.hour } = house.reviews;
  const now = clock.now();
  const today = todayIn(timeZone, now);
  if (!ask || now < instantOf(today, `${String(hour).padStart(2, '0')}:00`, timeZone)) return;
  const until = addDays(today, -days);
  const departed = { propertyId, from: addDays(until, -latestAskDays), until, now, limit: batch };
  for (;;) {
    const asked = await inTransaction(db, async (tx) => {
      const ids = await noteAsked(tx, departed);
      for (const reservationId of ids)
        await insertMail(tx, { propertyId, kind: 'review-request', payload: { reservationId }, now });
      return ids.length;
    });
    if (asked < batch || closing?.aborted === true) return;
  }
}

/** Asks who has left some days ago for a review, once for each stay that was made. Every instance runs it: the row of the review and its mail are written together. */
export async function askForReviews(deps: Deps): Promise<void> {
  await tryHouses(deps, {
    job: 'review-requests',
    houses: await listHouses(deps.db),
    work: (house) => askAt(deps, house),
    goesOn: () => deps.closing?.aborted !== true,
  });
}
