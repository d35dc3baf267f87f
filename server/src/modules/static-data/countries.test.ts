import { describe, expect, it } from 'vitest';
import { createCountryLists } from './countries.ts';

describe('the lists of countries', () => {
  it('are made once for each country that comes first, until they are flushed', () => {
    const lists = createCountryLists();
    const first = lists.startingWith('DK');
    expect(lists.startingWith('DK')).toBe(first);
    expect(lists.startingWith('GB')).not.toBe(first);
    lists.flush();
    const again = lists.startingWith('DK');
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it('have each country’s English short name, never its title', () => {
    const list = createCountryLists().startingWith('GB');
    const nameOf = (code: string) => list.find((country) => country.code === code)?.name;
    expect(['GB', 'US', 'CN', 'IR', 'MD', 'KR', 'CZ', 'TW', 'RU', 'VA'].map(nameOf)).toEqual([
      'United Kingdom',
      'United States',
      'China',
      'Iran',
      'Moldova',
      'South Korea',
      'Czechia',
      'Taiwan',
      'Russia',
      'Vatican City',
    ]);
    for (const { name } of list) {
      expect(name).not.toMatch(
        /(?:Republic|Kingdom|State|States|Province) of|, [BU]|People|Islamic|Federation|Holy/,
      );
    }
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  it('have every country once, the first one first and the others by name', () => {
    const [first, ...others] = createCountryLists().startingWith('DK');
    expect(first).toMatchObject({ id: 'DK', code: 'DK', name: 'Denmark', postCode: { example: '8660' } });
    const names = others.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set([first, ...others].map((country) => country?.code)).size).toBe(others.length + 1);
  });
});
