import { describe, expect, it } from 'vitest';
import { alternatesOf, requestedLocale, languageFor } from './languages.ts';

describe('the language of a page', () => {
  it.each([
    ['is the one that the address names', '/Book/HARBOUR?languageCode=da', undefined, 'da-DK', true],
    ['is the address’s before the chosen one', '/x?languageCode=ar', 'language=da-DK', 'ar-AE', true],
    ['is the one chosen before', '/Book/HARBOUR/Checkout', 'a=b; language=da-DK', 'da-DK', false],
    [
      'stays when the address names the chosen one',
      '/x?languageCode=da-DK',
      'language=da-DK',
      'da-DK',
      false,
    ],
    ['is nobody’s when nothing fits', '/x?languageCode=<b>', 'language=;other=da', null, false],
  ])('%s', (_name, address, cookies, locale, isNew) => {
    expect(requestedLocale({ address, cookies, acceptLanguage: undefined })).toEqual({ locale, isNew });
  });

  it.each([
    ['is the browser’s', 'da,en;q=0.7', undefined, 'da-DK'],
    ['is the browser’s, whatever country it names', 'ar-EG', undefined, 'ar-AE'],
    ['is the first of the browser’s that there is', 'cy, ar;q=0.4, ja;q=0.8', undefined, 'ja-JP'],
    ['is bokmål for a Norwegian browser', 'no', undefined, 'nb-NO'],
    ['is English for a browser that reads English first', 'en-US,da;q=0.9', undefined, 'en-GB'],
    ['is nobody’s when the browser reads none of them', 'cy,ga;q=0.8,*;q=0.1', undefined, null],
    ['stays the one chosen before, whatever the browser reads', 'da', 'language=en-GB', 'en-GB'],
  ])('%s', (_name, acceptLanguage, cookies, locale) => {
    const asked = requestedLocale({ address: '/Book/HARBOUR', cookies, acceptLanguage });
    expect(asked).toEqual({ locale, isNew: false });
  });

  const ofHotel = ['en-GB', 'da', 'fi'];
  it.each([
    ['is the browser’s when the hotel has it', '/x', undefined, 'ja,da;q=0.5', 'da-DK'],
    ['is nobody’s when the hotel lacks the browser’s', '/x', undefined, 'ja', null],
    ['is the address’s, whatever the hotel has', '/x?languageCode=ja', undefined, 'da', 'ja-JP'],
    ['stays the one chosen before, whatever the hotel has', '/x', 'language=ja-JP', 'da', 'ja-JP'],
  ])('%s', (_name, address, cookies, acceptLanguage, locale) => {
    const asked = requestedLocale({ address, cookies, acceptLanguage, languages: ofHotel });
    expect(asked.locale).toBe(locale);
  });

  it('is offered to search engines where the hotel has it', () => {
    expect(alternatesOf('/Book/TEST', ofHotel)).toEqual([
      { locale: 'en-GB', path: '/Book/TEST?languageCode=en-GB' },
      { locale: 'da-DK', path: '/Book/TEST?languageCode=da-DK' },
    ]);
    expect(alternatesOf('/Book/TEST')).toHaveLength(13);
  });

  it('brings the words of the rules and of the frame, once', async () => {
    const danish = await languageFor('da-DK');
    expect(danish.words).toMatchObject({ 'frame.contact-us': 'Kontakt os', 'error.title-error': 'Fejl' });
    expect(await languageFor('da-DK')).toBe(danish);
    expect(await languageFor(null)).toEqual({ locale: 'en-GB', words: null });
  });
});
