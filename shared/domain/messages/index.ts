import type { Catalogue } from './translate.ts';
import { countMessages, priceLineMessages } from './counts.en-GB.ts';
import { errorMessages, successMessages, warningMessages } from './errors.en-GB.ts';
import { validationMessages } from './validation.en-GB.ts';

export * from './cancellation.ar.ts';
export * from './cancellation.da.ts';
export * from './cancellation.de.ts';
export * from './cancellation.es.ts';
export * from './cancellation.fr.ts';
export * from './cancellation.it.ts';
export * from './cancellation.ja.ts';
export * from './cancellation.nb.ts';
export * from './cancellation.nl.ts';
export * from './cancellation.pl.ts';
export * from './cancellation.pt.ts';
export * from './cancellation.sv.ts';
export * from './cancellation.en-GB.ts';
export {
  type LanguageTag,
  otherLanguages,
  type SiteLocale,
  siteLocales,
  localeOf,
  languageOf,
  directionOf,
  type WordLoaders,
  type Language,
} from './languages.ts';
export { offeredLocales } from './offered-locales.ts';
export * from './text-language.ts';
export * from './translate.ts';
export { domainWords } from './words.ts';

/** The en-GB texts of the rules: product.md 5, 8 and 9. Pages add their own catalogue to it. */
export const domainMessages = {
  ...errorMessages,
  ...warningMessages,
  ...successMessages,
  ...validationMessages,
  ...countMessages,
  ...priceLineMessages,
} as const;

/**
 * The catalogue of a part of the site: its own en-GB texts beside those of the rules, looked up with `useMessages` in a view and
 * with `translateIn` in a model. Other languages come by `words` of a remote.
 */
export const createMessages = <const Own extends Catalogue>(
  own: Own,
): { readonly 'en-GB': typeof domainMessages & Own } => ({ 'en-GB': { ...domainMessages, ...own } });

export type DomainMessageKey = keyof typeof domainMessages;
