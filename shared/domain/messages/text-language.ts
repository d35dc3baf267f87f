import type { TextLanguages } from '../../contracts/index.ts';
import { directionOf } from './languages.ts';

/** `lang` and `dir` of a text; nothing where it is in the language asked for. */
export interface TextLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * `lang` and `dir` for the element of a hotel's text that is in another language than was asked for; nothing for every other.
 * `index` is the place of a text in a list, which may have fallen back in part.
 */
export function textLanguage(
  { textLanguages }: { readonly textLanguages?: TextLanguages | undefined },
  field: string,
  index?: number,
): TextLanguage {
  const lang = textLanguages?.[`${field}.${index}`] ?? textLanguages?.[field];
  return lang === undefined ? {} : { lang, dir: directionOf(lang) };
}
