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

it.each([
  [
    'of a list that fell back as a whole',
    { Beds: 'da' },
    [
      { lang: 'da', dir: 'ltr' },
      { lang: 'da', dir: 'ltr' },
    ],
  ],
  ['of the one text of a list that fell back', { 'Beds.1': 'ar' }, [{}, { lang: 'ar', dir: 'rtl' }]],
])('says the language %s', (_what, textLanguages, expected) => {
  expect([0, 1].map((index) => textLanguage({ textLanguages }, 'Beds', index))).toEqual(expected);
});
