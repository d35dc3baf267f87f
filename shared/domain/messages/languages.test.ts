import { describe, expect, it } from 'vitest';
import { directionOf, languageOf, localeOf, siteLanguages, siteLocales } from './languages.ts';

describe('the language of a link', () => {
  it.each([
    ['the very locale', 'da-DK', 'da-DK'],
    ['in any case', 'DA-dk', 'da-DK'],
    ['a language alone', 'da', 'da-DK'],
    ['English without a country', 'en', 'en-GB'],
    ['English of a country that has its own money', 'en-US', 'en-US'],
    ['a region that is not listed', 'ar-EG', 'ar-AE'],
    ['a language that nobody speaks here', 'xx', null],
    ['nothing', null, null],
    ['an empty text', '', null],
  ])('%s', (_name, code, locale) => {
    expect(localeOf(code)).toBe(locale);
  });

  it('has words in three languages, Arabic from right to left', () => {
    expect(siteLanguages.map((locale) => [languageOf(locale), directionOf(locale)])).toEqual([
      ['en', 'ltr'],
      ['da', 'ltr'],
      ['ar', 'rtl'],
    ]);
  });

  it('knows eleven locales with a currency each', () => {
    expect(siteLocales.map(({ currency }) => currency).toSorted()).toEqual(
      'AED AUD CAD DKK EUR GBP KES MXN NGN USD ZAR'.split(' '),
    );
  });
});
