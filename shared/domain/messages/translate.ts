import type { Language } from './languages.ts';

/** Forms of a message by plural category, chosen by its parameter `count`; `other` is always there. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
export type Catalogue = Readonly<Record<string, string | PluralForms>>;
export type MessageParams = Readonly<Record<string, string | number>>;

/** Looks a message up by its key and fills in its `{name}` parameters. */
export type Translate<Key extends string = string> = (key: Key, params?: MessageParams) => string;

/** One catalogue per language; en-GB is complete and is the fallback (decisions 6). */
export type Catalogues<Base extends Catalogue> = Readonly<Record<string, Catalogue>> & {
  readonly 'en-GB': Base;
};

const fallbackLocale = 'en-GB';

function fill(text: string, params: MessageParams, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    // A year is a name, not an amount: 2028, never 2,028.
    return typeof value === 'number' && name !== 'year' ? written(value, locale) : String(value);
  });
}

/** Small counts are written the same in all languages: a page that has no other number makes no format. */
const written = (value: number, locale: string): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberFormat(locale).format(value);

/** Making one takes longer than all that a page does with it. */
function once<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const pluralRules = once((locale) => new Intl.PluralRules(locale));
const numberFormat = once((locale) => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }));

/**
 * A translator for one language. A key that the language lacks is read from en-GB, with English plurals; one that
 * no catalogue has goes to `whenMissing`, which returns the key itself by default. Numbers are written as the
 * language writes them, but for the parameter `year`; hand in references as text.
 */
export function createTranslate<const Base extends Catalogue>(
  catalogues: Catalogues<Base>,
  locale: string,
  whenMissing: (key: string) => string = (key) => key,
): Translate<keyof Base & string> {
  const tried = [locale, fallbackLocale].map((name) => ({
    // A plain read, because the catalogues of other languages may lack a key or be missing altogether.
    catalogue: catalogues[name] ?? {},
    name,
  }));

  return (key, params = {}) => {
    const language = tried.find(({ catalogue }) => Object.hasOwn(catalogue, key));
    const message = language?.catalogue[key];
    if (language === undefined || message === undefined) return whenMissing(key);
    const { name } = language;
    if (typeof message === 'string') return fill(message, params, name);
    const form = message[pluralRules(name).select(Number(params['count'] ?? 0))] ?? message.other;
    return fill(form, params, name);
  };
}

/** A translator for how the guest reads: their language's words where there are any, else English. */
export const translateIn = <const Base extends Catalogue>(
  catalogues: Catalogues<Base>,
  { locale, words }: Language,
): Translate<keyof Base & string> =>
  createTranslate(words === null ? catalogues : { ...catalogues, [locale]: words }, locale);
