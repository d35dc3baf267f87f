import type { SavedCard, User } from 'shared/contracts';
import type { Db } from '../../db/database.ts';
import { listCards, type SavedCardRow } from './card-repository.ts';
import { isGranted } from './grant-repository.ts';
import type { UserRow } from './user-repository.ts';

/** Decisions 1: what a saved card is shown as. */
export const toSavedCard = (row: SavedCardRow): SavedCard => ({
  creditCardId: row.credit_card_id,
  creditCardName: `•••• ${row.last_four}`,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
  creditCardTypeId: row.credit_card_type_id,
});

/** product.md 6. Granted to an address, so it is had only by who has shown that the address is theirs. */
export const canChoosePaymentMethod = async (db: Db, user: UserRow): Promise<boolean> =>
  user.email_confirmed_at !== null && (await isGranted(db, user.property_id, user.email_key));

/** A user as their own pages see them. */
export async function describeUser(db: Db, user: UserRow): Promise<User> {
  const name = { propertyId: user.property_id, userId: user.user_id };
  return {
    emailAddress: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    telephone: user.telephone,
    street: user.street,
    postCode: user.post_code,
    countryId: user.country_id,
    receiveBrandOffers: user.receive_brand_offers,
    canChoosePaymentMethod: await canChoosePaymentMethod(db, user),
    isEmailConfirmed: user.email_confirmed_at !== null,
    creditCards: (await listCards(db, name)).map(toSavedCard),
  };
}
