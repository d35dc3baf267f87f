import type { TextLanguages } from '../../contracts/index.ts';
import { directionOf } from './languages.ts';

/** `lang` and `dir` for the element of a hotel's text that is in another language than was asked for; nothing for every other. */
export function textLanguage(
  { textLanguages }: { readonly textLanguages?: TextLanguages | undefined },
  field: string,
): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const lang = textLanguages?.[field];
  return lang === undefined ? {} : { lang, dir: directionOf(lang) };
}
