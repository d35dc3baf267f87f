import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['nothing of a text in the language asked for', { textLanguages: { Policy: 'en-GB' } }, {}],
  ['nothing where the server says nothing', {}, {}],
  ['the language that it fell back to', { textLanguages: { Name: 'da' } }, { lang: 'da', dir: 'ltr' }],
  ['which way it runs', { textLanguages: { Name: 'ar' } }, { lang: 'ar', dir: 'rtl' }],
])('says %s', (_what, of, expected) => {
  expect(textLanguage(of, 'Name')).toEqual(expected);
});
