import { describe, expect, it } from 'vitest';
import { requestedLocale, languageFor } from './languages.ts';

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
  ])('%s', (_name, address, cookie, locale, isNew) => {
    expect(requestedLocale(address, cookie)).toEqual({ locale, isNew });
  });

  it('brings the words of the rules and of the frame, once', async () => {
    const danish = await languageFor('da-DK');
    expect(danish.words).toMatchObject({ 'frame.contact-us': 'Kontakt os', 'error.title-error': 'Fejl' });
    expect(await languageFor('da-DK')).toBe(danish);
    expect(await languageFor(null)).toEqual({ locale: 'en-GB', words: null });
  });
});
