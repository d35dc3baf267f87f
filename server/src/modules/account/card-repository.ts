import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserName } from './user-repository.ts';

export type SavedCardRow = Selectable<Tables['saved_card']>;

/** A card counts as saved when the payment that it was saved with went through. */
const paidStates = ['approved', 'refund-due', 'refunded'];

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
    .where('payment.state', 'in', paidStates)
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

/** Whether there was such a card of this user. */
export async function deleteCard(db: Db, name: UserName, creditCardId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('saved_card')
    .where('property_id', '=', name.propertyId)
    .where('user_id', '=', name.userId)
    .where('credit_card_id', '=', creditCardId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteCardsOf(db: Db, name: UserName): Promise<void> {
  await db
    .deleteFrom('saved_card')
    .where('property_id', '=', name.propertyId)
    .where('user_id', '=', name.userId)
    .execute();
}
