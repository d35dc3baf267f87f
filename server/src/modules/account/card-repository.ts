import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { isNotPostponed } from '../../db/job-failures.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { paidStates } from '../payment/index.ts';
import type { UserName } from './user-repository.ts';

export type SavedCardRow = Selectable<Tables['saved_card']>;

/** A card counts as saved when the payment that it was saved with went through. */
const countedStates = [...paidStates, 'refund-due', 'refunded'];

const cardsOf = (db: Db, name: UserName) =>
  db
    .selectFrom('saved_card')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.property_id', '=', 'saved_card.property_id')
        .onRef('payment.payment_id', '=', 'saved_card.payment_id'),
    )
    .selectAll('saved_card')
    .where('saved_card.property_id', '=', name.propertyId)
    .where('saved_card.user_id', '=', name.userId)
    .where('payment.state', 'in', countedStates)
    .orderBy('saved_card.created_at', 'desc')
    .orderBy('saved_card.credit_card_id');

export const listCards = async (db: Db, name: UserName): Promise<SavedCardRow[]> =>
  cardsOf(db, name).execute();

export async function findCard(
  db: Db,
  name: UserName,
  creditCardId: string,
): Promise<SavedCardRow | undefined> {
  return cardsOf(db, name).where('saved_card.credit_card_id', '=', creditCardId).executeTakeFirst();
}

/** Nothing happens when it is there: a request that is finished after a crash saves its card once. */
export async function insertCardOnce(db: Db, card: Insertable<Tables['saved_card']>): Promise<void> {
  await db
    .insertInto('saved_card')
    .values(card)
    .onConflict((conflict) => conflict.columns(['property_id', 'credit_card_id']).doNothing())
    .execute();
}

/** Removes cards, and records that the gateway has to delete them too (`forget-cards.ts`): in one statement, so that neither happens alone. */
const removeCards = async (db: Db, isRemoved: RawBuilder<unknown>, now: Date): Promise<number> => {
  const { rows } = await sql`
    with removed as (
      delete from saved_card where ${isRemoved} returning property_id, provider, gateway_token
    ), noted as (
      insert into card_removal (property_id, provider, gateway_token, created_at)
      select property_id, provider, gateway_token, ${now.toISOString()}::timestamptz from removed
      on conflict do nothing
    )
    select from removed`.execute(db);
  return rows.length;
};

const cardsOfUser = ({ propertyId, userId }: UserName) =>
  sql`saved_card.property_id = ${propertyId} and saved_card.user_id = ${userId}`;

/** Cards whose payment never went through. */
export const deleteUnpaidCards = (db: Db, before: Date, now: Date): Promise<number> =>
  removeCards(
    db,
    sql`saved_card.created_at < ${before.toISOString()}::timestamptz and not exists (
      select from payment
      where payment.property_id = saved_card.property_id and payment.payment_id = saved_card.payment_id
        and payment.state in (${sql.join(paidStates)})
    )`,
    now,
  );

export interface CardToForget {
  readonly propertyId: string;
  readonly provider: string;
  readonly gatewayToken: string;
}
/** As failures are noted of it: no secret of the gateway's in what is logged. */
export const forgetCardsJob = 'forget-cards';

export async function listCardsToForget(db: Db, now: Date, limit: number): Promise<CardToForget[]> {
  return db
    .selectFrom('card_removal')
    .select(['property_id as propertyId', 'provider', 'gateway_token as gatewayToken'])
    .where(
      isNotPostponed(forgetCardsJob, 'card_removal.property_id', sql`md5(card_removal.gateway_token)`, now),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function noteForgotten(db: Db, card: CardToForget): Promise<void> {
  await db
    .deleteFrom('card_removal')
    .where('property_id', '=', card.propertyId)
    .where('provider', '=', card.provider)
    .where('gateway_token', '=', card.gatewayToken)
    .execute();
}

/** Whether there was such a card of this user. */
export const deleteCard = async (db: Db, name: UserName, creditCardId: string, now: Date): Promise<boolean> =>
  (await removeCards(db, sql`${cardsOfUser(name)} and saved_card.credit_card_id = ${creditCardId}`, now)) ===
  1;

export async function deleteCardsOf(db: Db, name: UserName, now: Date): Promise<void> {
  await removeCards(db, cardsOfUser(name), now);
}
