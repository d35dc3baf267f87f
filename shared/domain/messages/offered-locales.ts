import { languageOf, localeOf, otherLanguages } from './languages.ts';

/** The locales to choose among, one for each language. */
const siteLanguages: readonly string[] = ['en', ...otherLanguages].flatMap(
  (language) => localeOf(language) ?? [],
);

/** The locales that a hotel offers, by its own list of languages and in its order; all of the site where it has none that is spoken here. */
export function offeredLocales(languages: readonly string[] | null | undefined): readonly string[] {
  const own = (languages ?? []).flatMap((language) => localeOf(language) ?? []);
  const once = own.filter(
    (locale, index) => own.findIndex((other) => languageOf(other) === languageOf(locale)) === index,
  );
  return once.length > 0 ? once : siteLanguages;
}
