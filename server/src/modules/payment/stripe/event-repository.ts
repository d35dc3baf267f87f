import { type Selectable, sql } from 'kysely';
import { type Between, purgeInBatches } from '../../../db/purge.ts';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';

export type GatewayEventRow = Selectable<Tables['gateway_event']>;

/** Written down once; null where it was before. */
export async function insertEventOnce(
  db: Db,
  event: Omit<GatewayEventRow, 'handled_at' | 'tries'>,
): Promise<GatewayEventRow | null> {
  const row = await db
    .insertInto('gateway_event')
    .values({ ...event, handled_at: null, tries: 0 })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Takes events that wait for so long: no other process handles them until the lease is over. */
export async function leaseEvents(
  db: Db,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<GatewayEventRow[]> {
  const { rows } = await sql<GatewayEventRow>`
    update gateway_event set next_at = ${until.toISOString()}::timestamptz, tries = tries + 1
    where (provider, event_id) in (
      select provider, event_id from gateway_event
      where handled_at is null and next_at <= ${now.toISOString()}::timestamptz
      order by next_at limit ${limit} for update skip locked
    )
    returning *`.execute(db);
  return rows;
}

const named = ({ provider, event_id }: Pick<GatewayEventRow, 'provider' | 'event_id'>) => ({
  provider,
  event_id,
});

export async function markHandled(db: Db, event: GatewayEventRow, now: Date): Promise<void> {
  await db
    .updateTable('gateway_event')
    .set({ handled_at: now })
    .where((eb) => eb.and(named(event)))
    .execute();
}

export async function postponeEvent(db: Db, event: GatewayEventRow, nextAt: Date): Promise<void> {
  await db
    .updateTable('gateway_event')
    .set({ next_at: nextAt })
    .where((eb) => eb.and(named(event)))
    .where('handled_at', 'is', null)
    .execute();
}

/** When the latest event that is known was made; null while none is. */
export async function lastEventAt(db: Db, provider: string): Promise<Date | null> {
  const row = await db
    .selectFrom('gateway_event')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function countWaitingEvents(db: Db): Promise<number> {
  const row = await db
    .selectFrom('gateway_event')
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Stripe sends an event again for three days. */
export const purgeEvents = async (db: Db, before: Date, between?: Between): Promise<void> => {
  const isOld = sql`received_at < ${before.toISOString()}::timestamptz and handled_at is not null`;
  await purgeInBatches(db, 'gateway_event', isOld, between);
};
