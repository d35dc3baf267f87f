import { describe, expect, it } from 'vitest';
import { countriesIn, countryOptions } from './countries.ts';

const countries = [
  { id: 'GB', code: 'GB', name: 'United Kingdom' },
  { id: 'AT', code: 'AT', name: 'Austria' },
  { id: 'CN', code: 'CN', name: 'China' },
  { id: 'DE', code: 'DE', name: 'Germany' },
  { id: 'MD', code: 'MD', name: 'Moldova' },
];
const namesIn = (locale: string) => countriesIn(countries, locale).map(({ name }) => name);

describe('the countries', () => {
  it('stand as the API names them in English', () => {
    expect(countriesIn(countries, 'en-GB')).toBe(countries);
  });

  it('stand in the guest’s language and its order, the first one first', () => {
    expect(namesIn('da')).toEqual(['Storbritannien', 'Kina', 'Moldova', 'Tyskland', 'Østrig']);
    expect(namesIn('ar')[0]).toBe('المملكة المتحدة');
  });

  it('begin with Japan in Japanese', () => {
    const withJapan = [...countries, { id: 'JP', code: 'JP', name: 'Japan' }];
    expect(
      countriesIn(withJapan, 'ja')
        .slice(0, 2)
        .map(({ code }) => code),
    ).toEqual(['JP', 'GB']);
  });

  it('are found by their English and other names in any language', () => {
    const [first] = countryOptions(
      countriesIn([{ id: 'GB', code: 'GB', name: 'United Kingdom', otherNames: ['UK'] }], 'da'),
    );
    expect(first).toEqual({
      value: 'GB',
      label: 'Storbritannien',
      search: 'Storbritannien\nUnited Kingdom\nUK\nGB',
    });
  });

  it('are none when there are none', () => {
    expect(countriesIn([], 'da')).toEqual([]);
  });
});
