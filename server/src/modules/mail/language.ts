import { domainMessages, type Translate } from 'shared/domain';
import { createSpoken, inGuestLanguage, spokenLocale } from '../../language/index.ts';
import { mailMessages } from './messages/en-GB.ts';

const words = { ...domainMessages, ...mailMessages } as const;
const translate = createSpoken(words);

/** Words, and the locale for dates and money: that of the words, so that a mail is in one language throughout. */
export interface MailLanguage {
  readonly locale: string;
  readonly translate: Translate<keyof typeof words>;
}

/** Writes a mail in the language of a guest, with all that is read for it; what has no words in it is English (decisions 6). */
export const inLanguageOfMail = <T>(
  languageCode: string,
  write: (language: MailLanguage) => Promise<T>,
): Promise<T> => inGuestLanguage(languageCode, () => write({ locale: spokenLocale(), translate }));
