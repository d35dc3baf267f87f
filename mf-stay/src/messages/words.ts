import { calendarWords } from 'shared/availability-calendar/messages';
import type { Catalogue, LanguageTag, WordLoaders } from 'shared/domain';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
const withCalendar = async (language: LanguageTag, own: Promise<Catalogue>): Promise<Catalogue> => ({
  ...(await calendarWords[language]?.()),
  ...(await own),
});

/** Its words in other languages; a browser fetches one file of each (federation/src/rspack/words-files.ts). */
export const words: WordLoaders = {
  da: () =>
    withCalendar(
      'da',
      import('./da.ts').then(({ da }) => da),
    ),
  de: () =>
    withCalendar(
      'de',
      import('./de.ts').then(({ de }) => de),
    ),
  fr: () =>
    withCalendar(
      'fr',
      import('./fr.ts').then(({ fr }) => fr),
    ),
  es: () =>
    withCalendar(
      'es',
      import('./es.ts').then(({ es }) => es),
    ),
  it: () =>
    withCalendar(
      'it',
      import('./it.ts').then(({ it }) => it),
    ),
  nl: () =>
    withCalendar(
      'nl',
      import('./nl.ts').then(({ nl }) => nl),
    ),
  sv: () =>
    withCalendar(
      'sv',
      import('./sv.ts').then(({ sv }) => sv),
    ),
  nb: () =>
    withCalendar(
      'nb',
      import('./nb.ts').then(({ nb }) => nb),
    ),
  pt: () =>
    withCalendar(
      'pt',
      import('./pt.ts').then(({ pt }) => pt),
    ),
  pl: () =>
    withCalendar(
      'pl',
      import('./pl.ts').then(({ pl }) => pl),
    ),
  ja: () =>
    withCalendar(
      'ja',
      import('./ja.ts').then(({ ja }) => ja),
    ),
  ar: () =>
    withCalendar(
      'ar',
      import('./ar.ts').then(({ ar }) => ar),
    ),
};
