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

function fill(text: string, params: MessageParams, format: Intl.NumberFormat): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    // A year is a name, not an amount: 2028, never 2,028.
    return typeof value === 'number' && name !== 'year' ? format.format(value) : String(value);
  });
}

interface Forms {
  readonly plurals: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}
const forms = new Map<string, Forms>();

/** Making them takes longer than using them, and every component of a page has its translator. */
function formsOf(locale: string): Forms {
  const known = forms.get(locale) ?? {
    plurals: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale, { numberingSystem: 'latn' }),
  };
  forms.set(locale, known);
  return known;
}

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
    const { plurals, numbers } = formsOf(language.name);
    if (typeof message === 'string') return fill(message, params, numbers);
    const form = message[plurals.select(Number(params['count'] ?? 0))] ?? message.other;
    return fill(form, params, numbers);
  };
}

/** A translator for how the guest reads: their language's words where there are any, else English. */
export const translateIn = <const Base extends Catalogue>(
  catalogues: Catalogues<Base>,
  { locale, words }: Language,
): Translate<keyof Base & string> =>
  createTranslate(words === null ? catalogues : { ...catalogues, [locale]: words }, locale);
