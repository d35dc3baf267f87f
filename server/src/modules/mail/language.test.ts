import { describe, expect, it } from 'vitest';
import { chooseLocale, mailLanguage } from './language.ts';
import { mailMessages } from './messages.en-gb.ts';

describe('the language of a mail', () => {
  it.each([
    ['da-DK', 'da-DK'],
    ['da', 'da-DK'],
    ['DA-dk', 'da-DK'],
    ['de', 'en-GB'],
    ['en', 'en-GB'],
    ['en-US', 'en-GB'],
    ['', 'en-GB'],
  ])('for a guest who reads %j is %s', (code, locale) => {
    expect(chooseLocale(['en-GB', 'da-DK'], code)).toBe(locale);
  });

  it('has the words that its catalogue has, and English for the others', () => {
    const catalogues = { 'en-GB': mailMessages, 'da-DK': { 'mail.total': 'I alt' } } as never;
    const { locale, translate } = mailLanguage('da', catalogues);
    expect([locale, translate('mail.total'), translate('mail.paid')]).toEqual(['da-DK', 'I alt', 'Paid']);
  });
});
