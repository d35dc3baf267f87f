import { createHash } from 'node:crypto';
import { todayIn } from 'shared/domain';
import type { BookingEventKind } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tryItem } from '../../db/try-item.ts';
import type { AppDeps } from '../../deps.ts';
import { instantOf } from '../../instant.ts';
import { listUnread, readOnce, skipUnread } from '../booking-event/index.ts';
import { insertMail } from '../mail/index.ts';
import { findNotifications } from '../property/index.ts';
import { listSheets } from './repository.ts';

const reader = 'hotel-mail';
const batch = 100;

const mailedKinds: ReadonlySet<BookingEventKind> = new Set([
  'new',
  'changed',
  'cancelled',
  'no-show',
  'unpaid',
  'disputed',
]);

/** The same for the same thing, so that it is written once; as a file's name it may have no other signs. */
const mailId = (...of: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 40);

type Deps = Pick<AppDeps, 'db' | 'clock' | 'logger' | 'closing'>;

async function writeMailsOf({ db, clock, closing }: Deps, propertyId: string): Promise<void> {
  if ((await findNotifications(db, propertyId)) === null) return skipUnread(db, propertyId, reader);
  for (;;) {
    const read = await inTransaction(db, (tx) =>
      readOnce(tx, { propertyId, reader, limit: batch }, async (events) => {
        for (const { sequence, kind } of events.filter((event) => mailedKinds.has(event.kind))) {
          const id = mailId(propertyId, kind, sequence);
          const payload = { sequence };
          await insertMail(tx, { propertyId, kind: 'hotel-event', payload, id, now: clock.now() });
        }
      }),
    );
    if (read < batch || closing?.aborted === true) return;
  }
}

/**
 * Writes a mail to the hotel for each booking event that it is to know of, once: the events are marked as read by the transaction that writes the mails.
 * Every instance runs it. A hotel without addresses gets none, also when it gives some later.
 */
export async function writeEventMails(deps: Deps): Promise<void> {
  for (const propertyId of await listUnread(deps.db, reader)) {
    await tryItem(deps, { job: 'hotel-mails', propertyId, itemId: reader }, () =>
      writeMailsOf(deps, propertyId),
    );
  }
}

/**
 * Writes the sheet of arrivals of each hotel from its hour on, by its own clock: once for each day, whichever process comes first and however the clocks
 * change. After a day without a running server there is no sheet for it.
 */
export async function writeArrivalMails({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  for (const { propertyId, timeZone, arrivalsHour } of await listSheets(db)) {
    const day = todayIn(timeZone, now);
    if (now < instantOf(day, `${String(arrivalsHour).padStart(2, '0')}:00`, timeZone)) continue;
    const id = mailId(propertyId, 'arrivals', day);
    await inTransaction(db, (tx) =>
      insertMail(tx, { propertyId, kind: 'hotel-arrivals', payload: { day }, id, now }),
    );
  }
}
