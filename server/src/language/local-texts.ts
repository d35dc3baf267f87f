import { AsyncLocalStorage } from 'node:async_hooks';
import type { LocalTexts, WithTexts } from '../db/content.ts';
import { spokenLocale } from './spoken-locale.ts';

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Whether a text of one language is in the language of a locale, whatever the region. */
export const isLanguageOf = (language: string, locale: string): boolean =>
  baseOf(language) === baseOf(locale);

/** A guest of a locale gets a text in that very one, its base, another region of it, or else the hotel's first language that has it. */
function rankOf(language: string, locale: string): number {
  if (language.toLowerCase() === locale.toLowerCase()) return 0;
  if (!isLanguageOf(language, locale)) return 3;
  return language.toLowerCase() === baseOf(locale) ? 1 : 2;
}

export const inOrderFor = <T extends { readonly language: string }>(
  texts: readonly T[],
  locale: string,
): T[] => texts.toSorted((a, b) => rankOf(a.language, locale) - rankOf(b.language, locale));

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Where a place of the content is: the value that holds its text, and the field of the object that a reader knows it by. */
function find(
  root: Fields,
  path: string,
): { holder: Fields; key: string; owner: Fields; field: string } | null {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  let [holder, owner, field] = [root, root, keys[0] ?? key];
  for (const [index, step] of keys.entries()) {
    const next = holder[step];
    if (!isFields(next)) return null;
    holder = next;
    if (!Array.isArray(holder)) [owner, field] = [holder, keys[index + 1] ?? key];
  }
  // Not in content of an earlier release, nor are texts that are kept elsewhere.
  return typeof holder[key] === 'string' ? { holder, key, owner, field } : null;
}

/** A list of texts, and the object by which a reader knows it. */
interface List {
  readonly owner: Fields;
  readonly wireField: string;
  readonly length: number;
}

/** A list whose texts are all in one other language is named by its field, one that is so in part by the places of these. */
function nameWhole({ owner, wireField, length }: List): void {
  const named = Object.entries(owner['textLanguages'] as Fields);
  const places = new Set(Array.from({ length }, (_, index) => `${wireField}.${String(index)}`));
  const ofList = named.filter(([place]) => places.has(place));
  const languages = new Set(ofList.map(([, language]) => language));
  if (ofList.length < length || languages.size !== 1) return;
  const others = named.filter(([place]) => !places.has(place));
  owner['textLanguages'] = Object.fromEntries([...others, [wireField, ...languages]]);
}

function speak<T extends object>(content: T, texts: LocalTexts, locale: string): T {
  const { texts: _, ...own } = content as T & WithTexts;
  const copy = structuredClone(own);
  const placed = new Set<string>();
  const lists: List[] = [];
  for (const { language, texts: own } of inOrderFor(texts, locale)) {
    for (const [path, text] of Object.entries(own)) {
      const found = placed.has(path) ? null : find(copy, path);
      if (found === null) continue;
      placed.add(path);
      const { holder, key, owner, field } = found;
      holder[key] = text;
      if (isLanguageOf(language, locale)) continue;
      const wireField = field.charAt(0).toUpperCase() + field.slice(1);
      const place = Array.isArray(holder) ? `${wireField}.${key}` : wireField;
      owner['textLanguages'] = { ...(owner['textLanguages'] as Fields | undefined), [place]: language };
      if (Array.isArray(holder)) lists.push({ owner, wireField, length: holder.length });
    }
  }
  for (const list of lists) nameWhole(list);
  // Content is JSON, so the copy is of its type.
  return copy as T;
}

/** Made once for each content and locale: the same object means the same texts, so what is made of it can be kept with it. */
const spoken = new WeakMap<object, Map<string, object>>();

/** A hotel's content in a language, each text in the best that it has; its `textLanguages` name those of another. */
export function textsIn<T extends object>(content: T & WithTexts, locale: string): T {
  if (!content.texts) return content;
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

/** The texts of one place, for a row that has it in a column. */
export const textsAt = (texts: LocalTexts | null | undefined, path: string, column: string): WithTexts =>
  texts
    ? {
        texts: texts.flatMap(({ language, texts: own }) => {
          const text = own[path];
          return text === undefined ? [] : [{ language, texts: { [column]: text } }];
        }),
      }
    : {};
