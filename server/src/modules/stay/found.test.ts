import { describe, expect, it } from 'vitest';
import { isOfBooking, referenceOf } from './found.ts';

it.each([
  ['7K2MXB4R', '7K2MXB4R'],
  [' 7k2m-xb4r ', '7K2MXB4R'],
  ['７Ｋ２Ｍ\u200bＸＢ４Ｒ', '7K2MXB4R'],
  ['7K2M\u00a0XB4R.', '7K2MXB4R'],
])('the reference %j is %s', (typed, reference) => {
  expect(referenceOf(typed)).toBe(reference);
});

describe('whose booking it is', () => {
  const booker = { email: 'Zoe.Obrien@example.com', firstName: 'Zoë', lastName: 'O’Brien' };
  const guests = [
    { firstName: 'Łukasz', lastName: 'Wójcik' },
    { firstName: 'Bo', lastName: 'Oö-Ster' },
    { firstName: 'Madonna', lastName: '-' },
  ];
  it.each([
    'zoe.obrien@EXAMPLE.com ',
    'O’Brien',
    "o'brien",
    ' OBRIEN',
    'Ｏ’Ｂｒｉｅｎ',
    'wojcik',
    'OØSTER',
    'Wo\u0301jcik',
    'Madonna',
  ])('%j is known', (typed) => {
    expect(isOfBooking(typed, booker, guests)).toBe(true);
  });
  it.each(['', ' ', '-', 'Zoë', 'O', 'zoe.obrien@example.org', 'Łukasz'])('%j is not', (typed) => {
    expect(isOfBooking(typed, booker, guests)).toBe(false);
  });
  it('one without an address is not found by an empty one', () => {
    expect(isOfBooking('', { ...booker, email: '' }, [])).toBe(false);
  });
});
