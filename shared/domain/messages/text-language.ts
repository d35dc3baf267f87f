import type { TextLanguages } from '../../contracts/index.ts';
import { directionOf } from './languages.ts';

/** `lang` and `dir` of a text; nothing where it is in the language asked for. */
export interface TextLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** `lang` and `dir` of what is in a language; nothing where none is named. */
export const inLanguage = (lang: string | undefined): TextLanguage =>
  lang === undefined ? {} : { lang, dir: directionOf(lang) };

/**
 * `lang` and `dir` for the element of a hotel's text that is in another language than was asked for; nothing for every other.
 * `index` is the place of a text in a list, which may have fallen back in part.
 */
export function textLanguage(
  { textLanguages }: { readonly textLanguages?: TextLanguages | undefined },
  field: string,
  index?: number,
): TextLanguage {
  return inLanguage(textLanguages?.[`${field}.${index}`] ?? textLanguages?.[field]);
}
