import { expect, it } from 'vitest';
import { createSpoken, inLanguageOf, spokenLocale, wantedLocale } from './index.ts';

it.each([
  [undefined, null],
  ['', null],
  ['*', null],
  ['en-GB', null],
  ['en-GB,en;q=0.9', null],
  ['da', 'da-DK'],
  ['da-DK,da;q=0.9,en;q=0.8', 'da-DK'],
  ['AR-sa', 'ar-AE'],
  ['cy, da;q=0.5', 'da-DK'],
  ['fr, da;q=0.5', 'fr-FR'],
  ['nn', 'nb-NO'],
  ['en;q=0.8, da;q=0.9', 'da-DK'],
  ['da;q=0.8, en', null],
  ['da;q=0, en', null],
  ['es-MX', 'es-MX'],
  [';;,,;q=', null],
])('who asks for %j reads %s', (header, locale) => {
  expect(wantedLocale(header)).toBe(locale);
});

it('what is said within a call is in its language, whatever others ask for at once; outside it is English', async () => {
  const say = createSpoken({
    'promo.minimum-nights': 'At least {count} nights',
    'only.english': 'Only English',
  });
  const within = (header: string) =>
    inLanguageOf(header, async () => {
      await Promise.resolve();
      return [say('promo.minimum-nights', { count: 3 }), say('only.english'), spokenLocale()];
    });
  const said = await Promise.all(['da', 'ar', 'en'].map(within));
  expect(said).toEqual([
    ['Denne kampagnekode kræver et ophold på mindst 3 nætter.', 'Only English', 'da-DK'],
    ['يتطلب رمز العرض هذا إقامة لا تقل عن 3 ليالٍ.', 'Only English', 'ar-AE'],
    ['At least 3 nights', 'Only English', 'en-GB'],
  ]);
  expect(spokenLocale()).toBe('en-GB');
});
