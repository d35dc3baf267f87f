import { withoutCardNumbers } from '../../http/free-text.ts';
import { randomUUID } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import type { DbTransaction } from '../../db/database.ts';
import { emailKeyOf, insertMail } from '../mail/index.ts';
import { confirmLinkMs } from './links.ts';
import { type AccountAddress, insertUser } from './user-repository.ts';

export interface NewUser {
  readonly propertyId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string | null;
  /** Of who is registered by a booking. */
  readonly address?: AccountAddress;
  readonly receiveBrandOffers: boolean;
  readonly languageCode: string | null;
}

const languageOf = (code: string | null): string => code ?? 'en';

/**
 * Makes the account and writes the mail that confirms it. When the address has an account already nothing is changed and the mail says so:
 * the response is the same in both cases, and only the address's owner learns which. Gives the id of a new user, else null.
 */
export async function createUser(
  tx: DbTransaction,
  { clock }: Pick<AppDeps, 'clock'>,
  user: NewUser,
): Promise<string | null> {
  const now = clock.now();
  const userId = randomUUID();
  const { propertyId } = user;
  const email = user.email.trim();
  const languageCode = languageOf(user.languageCode);
  const isNew = await insertUser(tx, {
    property_id: propertyId,
    user_id: userId,
    email,
    email_key: emailKeyOf(email),
    email_confirmed_at: null,
    password_hash: user.passwordHash,
    firstname: withoutCardNumbers(user.firstname.trim()),
    lastname: withoutCardNumbers(user.lastname.trim()),
    telephone: user.telephone?.trim() || null,
    street: user.address?.street ?? null,
    post_code: user.address?.post_code ?? null,
    country_id: user.address?.country_id ?? null,
    receive_brand_offers: user.receiveBrandOffers,
    language_code: languageCode,
    created_at: now,
    updated_at: now,
  });
  const tokenId = randomUUID();
  const expiresAt = new Date(now.getTime() + confirmLinkMs).toISOString();
  await insertMail(
    tx,
    isNew
      ? { propertyId, kind: 'confirm-email', payload: { userId, tokenId, expiresAt }, now }
      : { propertyId, kind: 'account-exists', payload: { emailKey: emailKeyOf(email), languageCode }, now },
  );
  return isNew ? userId : null;
}
