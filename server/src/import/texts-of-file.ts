import type * as z from 'zod/mini';
import type { LocalTexts } from '../db/content.ts';
import { inOrderFor, isLanguageOf } from '../language/index.ts';
import { mapLocalTexts, type WrittenTexts } from './local-text.ts';
import { problemAt, type Path, type Problem } from './problems.ts';

type Schema = z.core.$ZodType;

/** The language of a file that names none. */
const usualLanguage = 'en-GB';

interface TextOfFile {
  readonly path: Path;
  readonly texts: WrittenTexts;
}

export interface TextsOfFile {
  /** The file with strings only, each in the first language that has it. */
  readonly plain: unknown;
  /** The first one is that of strings; none: the file says nothing of languages. */
  readonly languages: readonly string[];
  readonly texts: readonly TextOfFile[];
}

/** Takes the texts out of a file that its schema takes. `declared`: the languages that it names. */
export function readTexts(
  schema: Schema,
  written: unknown,
  declared: readonly string[] | undefined,
): TextsOfFile {
  const used = new Set<string>();
  mapLocalTexts(schema, written, (text) => {
    if (typeof text !== 'string') for (const language of Object.keys(text)) used.add(language);
    return text;
  });
  const isSaid = declared !== undefined || used.size > 0;
  const languages = isSaid ? [...new Set([...(declared ?? [usualLanguage]), ...used])] : [];
  const first = languages[0] ?? usualLanguage;
  const texts: TextOfFile[] = [];
  const plain = mapLocalTexts(schema, written, (text, path) => {
    const each = typeof text === 'string' ? { [first]: text } : text;
    texts.push({ path, texts: each });
    const inOrder = languages.map((language) => ({ language, text: each[language] ?? '' }));
    const best = inOrderFor(inOrder, first).find((one) => one.text.trim() !== '');
    return best?.text ?? Object.values(each)[0] ?? '';
  });
  return { plain, languages, texts };
}

const lowerFirst = (key: string): string => key.charAt(0).toLowerCase() + key.slice(1);

/** Where a text of a file is stored: beside the content of its part, at its place there. Pictures' words are lists of their own. */
export function placeOf(path: Path): { readonly part: string; readonly place: string } {
  const keys = path.map((key) => (typeof key === 'number' ? String(key) : lowerFirst(key)));
  const length = typeof path[1] === 'number' ? 2 : 1;
  const place = keys
    .slice(length)
    .join('.')
    .replace(/Url\.alt$/, 'Alt')
    .replace(/Urls\.(\d+)\.alt$/, 'Alts.$1');
  return { part: keys.slice(0, length).join('.'), place };
}

export type PlacedTexts = ReadonlyMap<string, LocalTexts>;

/** The texts of a file by the part of it that they are stored with: `property`, `roomTypes.0`. Empty when it says nothing of languages. */
export function placeTexts({ languages, texts }: TextsOfFile, placed = placeOf): PlacedTexts {
  if (languages.length === 0) return new Map();
  const found = texts.map(({ path, texts: each }) => ({ ...placed(path), texts: each }));
  return new Map(
    [...Map.groupBy(found, ({ part }) => part)].map(([part, own]) => [
      part,
      languages.map((language) => ({
        language,
        texts: Object.fromEntries(
          own.flatMap(({ place, texts: each }) => {
            const text = each[language];
            return text === undefined || text.trim() === '' ? [] : [[place, text] as const];
          }),
        ),
      })),
    ]),
  );
}

/** A file with its texts by language again, from what is stored of its parts. */
export const writeTexts = (
  schema: Schema,
  plain: unknown,
  textsOf: (part: string) => LocalTexts | null | undefined,
  placed = placeOf,
): unknown =>
  mapLocalTexts(schema, plain, (text, path) => {
    const { part, place } = placed(path);
    const texts = textsOf(part) ?? [];
    const found = texts.flatMap(({ language, texts: own }) =>
      own[place] === undefined ? [] : [[language, own[place]] as const],
    );
    const isPlain = found.length === 0 || (found.length === 1 && found[0]?.[0] === texts[0]?.language);
    return isPlain ? text : Object.fromEntries(found);
  });

const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,200})?\/?>|&(?:[a-z]{2,8}|#\d{1,6});/i;

/** Texts with HTML in them: pages and mails show it as it is written. */
export const markupWarnings = ({ texts }: TextsOfFile): Problem[] =>
  texts
    .filter(({ texts: each }) => Object.values(each).some((text) => markup.test(text)))
    .map(({ path }) =>
      problemAt(path, 'There is HTML in this text, and guests would read it as it is written'),
    );

/** More places than a person reads; the rest is counted. */
const most = 8;

/** What is missing in a language, for each language in which something is; said `at` the field that they follow from. */
export function textWarnings({ languages, texts }: TextsOfFile, at: Path): Problem[] {
  const written = texts.filter(({ texts: each }) => Object.values(each).some((text) => text.trim() !== ''));
  // A region of a language says what the language says.
  const each = languages.filter(
    (language, index) => languages.findIndex((other) => isLanguageOf(other, language)) === index,
  );
  return each.flatMap((language) => {
    const gaps = written.filter(
      ({ texts: each }) =>
        !Object.entries(each).some(([code, text]) => isLanguageOf(code, language) && text.trim() !== ''),
    );
    if (gaps.length === 0) return [];
    const named = gaps.slice(0, most).map(({ path }) => problemAt(path, '').path);
    const more = gaps.length > most ? ` and ${String(gaps.length - most)} more` : '';
    const message = `${String(gaps.length)} of ${String(written.length)} texts are missing in “${language}”: ${named.join(', ')}${more}`;
    return [problemAt(at, message)];
  });
}
