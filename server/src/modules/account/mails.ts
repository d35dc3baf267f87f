import { pageAddress } from 'shared/domain';
import { makeLink } from './links.ts';
import { findUser, findUserByEmail, type UserRow } from './user-repository.ts';
import type { DbTransaction } from '../../db/database.ts';
import type { StoredProperty } from '../property/index.ts';
import {
  type ComposeDeps,
  type Composer,
  type Draft,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  insertMail,
  type MailPayloads,
} from '../mail/index.ts';

interface Parts {
  readonly kind: 'confirm-email' | 'password-reset' | 'password-changed' | 'account-exists';
  readonly languageCode: string;
  readonly url: string;
}

const accountLetter = (property: StoredProperty, user: UserRow, { kind, languageCode, url }: Parts) =>
  inLanguageOfMail(languageCode, (language): Promise<Draft> => {
    const { translate } = language;
    const person = { firstName: user.firstname, lastName: user.lastname };
    const isNews = kind === 'account-exists';
    return Promise.resolve({
      to: user.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate(`mail.${kind}.subject`, { hotel: property.content.propertyName }),
        greeting: greeting(language, person),
        paragraphs: [
          translate(`mail.${kind}.text`),
          ...(isNews ? [translate('mail.account-exists.forgot')] : []),
        ],
        action: { label: translate(`mail.${kind}.action`), url },
        note: isNews ? null : translate(`mail.${kind}.note`),
      },
    });
  });

/** Nothing to somebody who has confirmed the address meanwhile. */
export const composeConfirmEmail: Composer<MailPayloads['confirm-email']> = async (
  deps,
  property,
  { userId, ...link },
) => {
  const user = await findUser(deps.db, { propertyId: property.propertyId, userId });
  if (!user || user.email_confirmed_at !== null) return null;
  const url = await makeLink(deps, { kind: 'confirm-email', property, userId, ...link });
  return accountLetter(property, user, { kind: 'confirm-email', languageCode: user.language_code, url });
};

/** Nothing to an address without an account, nor to one that is confirmed: the response to the request was the same. */
export const composeConfirmEmailAgain: Composer<MailPayloads['confirm-email-again']> = async (
  deps,
  property,
  { emailKey, languageCode, ...link },
) => {
  const user = await findUserByEmail(deps.db, property.propertyId, emailKey);
  if (!user || user.email_confirmed_at !== null) return null;
  const url = await makeLink(deps, { kind: 'confirm-email', property, userId: user.user_id, ...link });
  const language = languageCode ?? user.language_code;
  return accountLetter(property, user, { kind: 'confirm-email', languageCode: language, url });
};

/** Nothing to an address without an account: the response to the request was the same. */
export const composePasswordReset: Composer<MailPayloads['password-reset']> = async (
  deps,
  property,
  { emailKey, languageCode, ...link },
) => {
  const user = await findUserByEmail(deps.db, property.propertyId, emailKey);
  if (!user) return null;
  const url = await makeLink(deps, { kind: 'password-reset', property, userId: user.user_id, ...link });
  const language = languageCode ?? user.language_code;
  return accountLetter(property, user, { kind: 'password-reset', languageCode: language, url });
};

const forgotPasswordUrl = ({ publicUrl }: ComposeDeps['env'], { code }: StoredProperty): string =>
  `${publicUrl}${pageAddress('forgot-password', { propertyCode: code })}`;

/** Writes the mail to the owner about a changed password, in the transaction of the change. */
export const mailPasswordChanged = (
  tx: DbTransaction,
  { propertyId, userId }: { readonly propertyId: string; readonly userId: string },
  now: Date,
): Promise<void> => insertMail(tx, { propertyId, kind: 'password-changed', payload: { userId }, now });

/** A stranger may have changed the password. Nothing to an unconfirmed address: it may be a stranger's. */
export const composePasswordChanged: Composer<MailPayloads['password-changed']> = async (
  { db, env },
  property,
  { userId },
) => {
  const user = await findUser(db, { propertyId: property.propertyId, userId });
  if (!user || user.email_confirmed_at === null) return null;
  const url = forgotPasswordUrl(env, property);
  return accountLetter(property, user, { kind: 'password-changed', languageCode: user.language_code, url });
};

/** To the owner of an account that somebody tried to make again. */
export const composeAccountExists: Composer<MailPayloads['account-exists']> = async (
  { db, env },
  property,
  { emailKey, languageCode },
) => {
  const user = await findUserByEmail(db, property.propertyId, emailKey);
  if (!user) return null;
  const url = forgotPasswordUrl(env, property);
  return accountLetter(property, user, { kind: 'account-exists', languageCode, url });
};
