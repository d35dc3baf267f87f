import { describe, expect, it } from 'vitest';
import { formatStayDate } from '../../domain/index.ts';
import { offeredLocales } from '../../domain/messages/offered-locales.ts';
import { monthName, weekdayNames } from './month.ts';

// product.md 9: the week begins on Monday in every language.
const languages = [
  ['en-GB', 'May 2026', 'Monday', 'Monday 4th May 2026'],
  ['da-DK', 'maj 2026', 'mandag', 'mandag den 4. maj 2026'],
  ['de-DE', 'Mai 2026', 'Montag', 'Montag, 4. Mai 2026'],
  ['fr-FR', 'mai 2026', 'lundi', 'lundi 4 mai 2026'],
  ['es-ES', 'mayo de 2026', 'lunes', 'lunes, 4 de mayo de 2026'],
  ['it-IT', 'maggio 2026', 'lunedì', 'lunedì 4 maggio 2026'],
  ['nl-NL', 'mei 2026', 'maandag', 'maandag 4 mei 2026'],
  ['sv-SE', 'maj 2026', 'måndag', 'måndag 4 maj 2026'],
  ['nb-NO', 'mai 2026', 'mandag', 'mandag 4. mai 2026'],
  ['pt-PT', 'maio de 2026', 'segunda-feira', 'segunda-feira, 4 de maio de 2026'],
  ['pl-PL', 'maj 2026', 'poniedziałek', 'poniedziałek, 4 maja 2026'],
  ['ja-JP', '2026年5月', '月曜日', '2026年5月4日月曜日'],
  ['ar-AE', 'مايو 2026', 'الاثنين', 'الاثنين، 4 مايو 2026'],
] as const;

describe('months, weekdays and dates in each language', () => {
  it('are looked at for every language of the site', () => {
    expect(languages.map(([locale]) => locale).toSorted()).toEqual(offeredLocales(null).toSorted());
  });

  it.each(languages)('%s', (locale, month, monday, date) => {
    expect(monthName('2026/05/01', locale)).toBe(month);
    expect(weekdayNames(locale)[0]?.long).toBe(monday);
    expect(formatStayDate('2026/05/04', 'long', locale)).toBe(date);
  });
});
