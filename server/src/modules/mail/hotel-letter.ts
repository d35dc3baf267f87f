import { directionOf } from 'shared/domain';
import type { StoredProperty } from '../property/index.ts';
import type { MailLanguage } from './language.ts';
import type { Letter } from './letter.ts';
import { personName } from './person-name.ts';

/** From left to right whatever stands around it: the groups of a number would change places among words from right to left. */
const leftToRight = (text: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text;

/** The part that every letter of a hotel has: who writes, in which language, how it is reached. */
export const hotelLetter = (
  { content }: Pick<StoredProperty, 'content'>,
  { locale, translate }: MailLanguage,
): Pick<Letter, 'locale' | 'hotel' | 'contact'> => ({
  locale,
  hotel: content.propertyName,
  contact: translate('mail.contact', {
    telephone: leftToRight(content.telephone, locale),
    email: leftToRight(content.email, locale),
  }),
});

/** "Dear Ada Byron," — or without a name where none was given. */
export function greeting(
  { translate }: MailLanguage,
  person: { readonly firstName: string; readonly lastName: string } | null,
): string {
  const name = person ? personName(person) : '';
  return name === '' ? translate('mail.greeting-nobody') : translate('mail.greeting', { name });
}
