import { isLanguageOf, spokenLocale } from '../../language/index.ts';
import type { StoredProperty } from '../property/index.ts';
import type { ReservationRow } from './repository.ts';

/**
 * The hotel's texts of a booking are copies in the language in which it was made, or in the hotel's first one where the hotel does not have
 * that; this names it for who reads in another. Empty where it is that of the reader, and where the hotel says nothing of languages.
 */
export function bookedLanguage(
  { content }: Pick<StoredProperty, 'content'>,
  { language_code: booked }: Pick<ReservationRow, 'language_code'>,
): { readonly textLanguage?: string } {
  const languages = content.languages ?? [];
  const language = languages.find((each) => isLanguageOf(each, booked)) ?? languages[0];
  return language === undefined || isLanguageOf(language, spokenLocale()) ? {} : { textLanguage: language };
}
