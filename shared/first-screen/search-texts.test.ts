import { expect, it } from 'vitest';
import { aProperty } from '../testing/index.ts';
import { searchTexts } from './search-texts.ts';

const property = aProperty({
  defaultOccupancyAdult: 2,
  defaultOccupancyChildren: 0,
  defaultOccupancyInfant: 0,
});

it('shows the search of the address', () =>
  expect(
    searchTexts(property, '?fromDate=2026-12-01&nights=3&adults=2,1&children=0,2', {
      locale: 'en-GB',
      words: null,
    }),
  ).toEqual({
    dates: 'Tue 1 Dec – Fri 4 Dec',
    nights: '2026 · 3 nights',
    rooms: '2 rooms · 5 Guests',
    promoCode: null,
  }));

it('shows the default party when the address says nothing', () =>
  expect(searchTexts(property, '', { locale: 'en-GB', words: null })).toEqual({
    dates: null,
    nights: null,
    rooms: '1 room · 2 Guests',
    promoCode: null,
  }));
