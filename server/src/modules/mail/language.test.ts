import { expect, it } from 'vitest';
import { inLanguageOfMail } from './language.ts';

it.each([
  ['da-DK', 'da-DK', 'I alt'],
  ['da', 'da-DK', 'I alt'],
  ['DA-dk', 'da-DK', 'I alt'],
  ['ar', 'ar-AE', 'الإجمالي'],
  ['de', 'de-DE', 'Gesamt'],
  ['cy', 'en-GB', 'Total'],
  ['en', 'en-GB', 'Total'],
  ['en-US', 'en-GB', 'Total'],
  ['', 'en-GB', 'Total'],
])('a mail to a guest who reads %j is written in %s', async (code, locale, total) => {
  const written = await inLanguageOfMail(code, (language) =>
    Promise.resolve([language.locale, language.translate('mail.total')]),
  );
  expect(written).toEqual([locale, total]);
});
