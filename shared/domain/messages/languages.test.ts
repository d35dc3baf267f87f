import { describe, expect, it } from 'vitest';
import { directionOf, languageOf, localeOf, siteLocales } from './languages.ts';
import { offeredLocales } from './offered-locales.ts';

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

  it('has words in twelve languages beside English, Arabic from right to left', () => {
    expect(offeredLocales(null).map(languageOf)).toEqual('en da de fr es it nl sv nb pt pl ja ar'.split(' '));
    expect(offeredLocales(null).filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar-AE']);
  });

  it.each([
    ['of a hotel in its order, each once', ['da', 'en-GB', 'en-US', 'no', 'fi'], ['da-DK', 'en-GB', 'nb-NO']],
    ['of a hotel with the region that it names', ['es-MX'], ['es-MX']],
    ['of the site for a hotel that names none', undefined, offeredLocales(null)],
    ['of the site for a hotel with none that is spoken here', ['fi'], offeredLocales(null)],
  ])('offers those %s', (_case, languages, offered) => {
    expect(offeredLocales(languages)).toEqual(offered);
  });

  it('takes Norwegian of any kind as bokmål', () => {
    expect(['no', 'nn-NO', 'nb'].map(localeOf)).toEqual(['nb-NO', 'nb-NO', 'nb-NO']);
  });

  it('knows the locales with a currency each', () => {
    expect([...new Set(siteLocales.map(({ currency }) => currency))].toSorted()).toEqual(
      'AED AUD CAD DKK EUR GBP JPY KES MXN NGN NOK PLN SEK USD ZAR'.split(' '),
    );
  });
});
