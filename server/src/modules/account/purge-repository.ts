import type { Db } from '../../db/database.ts';

const hourMs = 3_600_000;
/** As long as a repeated Create still gets the first one's answer. */
const keptRegistrationsMs = 48 * hourMs;
/** Cards whose payment never went through. */
const keptCardsMs = 72 * hourMs;

/** Forgets what is over: sessions, links, registrations, cards of payments that came to nothing. */
export async function purgeAccounts(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('account_session')
    .where((eb) => eb.or([eb('idle_expires_at', '<', now), eb('expires_at', '<', now)]))
    .execute();
  await db.deleteFrom('account_link').where('expires_at', '<', now).execute();
  await db.deleteFrom('booker_registration').where('created_at', '<', before(keptRegistrationsMs)).execute();
  await db
    .deleteFrom('saved_card')
    .where('created_at', '<', before(keptCardsMs))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment.payment_id')
            .whereRef('payment.property_id', '=', 'saved_card.property_id')
            .whereRef('payment.payment_id', '=', 'saved_card.payment_id')
            .where('payment.state', 'in', ['approved', 'refund-due', 'refunded']),
        ),
      ),
    )
    .execute();
}
