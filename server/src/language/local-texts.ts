import { AsyncLocalStorage } from 'node:async_hooks';
import { spokenLocale } from './spoken-locale.ts';

/** A hotel's texts by language code, each by its place in the content that they stand beside: `name`, `offers.0.name`. */
export type LocalTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Content of a hotel in its first language, with its texts in all of its languages; absent: nothing is known of languages. */
export interface WithTexts {
  readonly texts?: LocalTexts | undefined;
}

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The languages of a text in the order in which a guest of a locale gets them: that very one, its base, its other regions, the first. */
export function languageOrder(languages: readonly string[], locale: string): string[] {
  const wanted = locale.toLowerCase();
  const rank = (language: string): number => {
    if (language.toLowerCase() === wanted) return 0;
    if (baseOf(language) !== baseOf(wanted)) return 3;
    return language.toLowerCase() === baseOf(wanted) ? 1 : 2;
  };
  return languages.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a text of one language is in the language of a locale, whatever the region. */
export const isLanguageOf = (language: string, locale: string): boolean =>
  baseOf(language) === baseOf(locale);

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Puts a text at its place in a copy of the content and, when it fell back, notes its field in the object that has it. */
function place(root: Fields, path: string, text: string, fellBackTo: string | null): void {
  const keys = path.split('.');
  let owner = root;
  let field = keys[0] ?? '';
  let holder = root;
  for (const [index, key] of keys.entries()) {
    const value = holder[key];
    if (!Array.isArray(holder)) {
      owner = holder;
      field = key;
    }
    if (index === keys.length - 1) {
      // Content of an earlier release, or texts that are no part of it.
      if (typeof value !== 'string') return;
      holder[key] = text;
    } else {
      if (!isFields(value)) return;
      holder = value;
    }
  }
  if (fellBackTo === null) return;
  const wireField = field.charAt(0).toUpperCase() + field.slice(1);
  owner['textLanguages'] = { ...(owner['textLanguages'] as Fields | undefined), [wireField]: fellBackTo };
}

function speak<T extends object>(content: T, texts: LocalTexts, locale: string): T {
  const languages = languageOrder(Object.keys(texts), locale);
  // Content is JSON, so the copy is of its type.
  const { texts: _, ...copy } = structuredClone(content) as T & WithTexts;
  const placed = new Set<string>();
  for (const language of languages) {
    const fellBackTo = isLanguageOf(language, locale) ? null : language;
    for (const [path, text] of Object.entries(texts[language] ?? {})) {
      if (placed.has(path)) continue;
      placed.add(path);
      place(copy as Fields, path, text, fellBackTo);
    }
  }
  return copy as T;
}

/** Made once for each content and locale: the same object means the same texts, so what is made of it can be kept with it. */
const spoken = new WeakMap<object, Map<string, object>>();

/** A hotel's content in a language, each text in the best that it has; its `textLanguages` name those of another. */
export function textsIn<T extends object>(content: T & WithTexts, locale: string): T {
  if (content.texts === undefined) return content;
  const byLocale = spoken.get(content) ?? new Map<string, object>();
  spoken.set(content, byLocale);
  const known = (byLocale.get(locale) as T | undefined) ?? speak<T>(content, content.texts, locale);
  byLocale.set(locale, known);
  return known;
}

const reading = new AsyncLocalStorage<'stored'>();

/** Runs work that keeps content for readers of every language: it is read as it is stored. */
export const asStored = <T>(work: () => Promise<T>): Promise<T> => reading.run('stored', work);

/** A hotel's content in the language of the call or of the mail. */
export const inGuestTexts = <T extends object>(content: T & WithTexts): T =>
  reading.getStore() === 'stored' ? content : textsIn<T>(content, spokenLocale());
