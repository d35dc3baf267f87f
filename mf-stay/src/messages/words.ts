import { calendarWords } from 'shared/availability-calendar/messages';
import type { Catalogue, LanguageTag, WordLoaders } from 'shared/domain';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
const withCalendar = async (language: LanguageTag, own: Promise<Catalogue>): Promise<Catalogue> => ({
  ...(await calendarWords[language]?.()),
  ...(await own),
});

/** Its words in other languages; a browser fetches one file of each (federation/src/rspack/words-files.ts). */
export const words: WordLoaders = {
  da: () => withCalendar('da', import('./da.ts').then(({ da }) => da)),
  ar: () => withCalendar('ar', import('./ar.ts').then(({ ar }) => ar)),
};
