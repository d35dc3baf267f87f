import { describe, expect, it } from 'vitest';
import { searchTextOf, soughtIn } from './search-text.ts';

const text = searchTextOf('HB-2041', [
  { firstName: 'Ayşe', lastName: 'Öztürk', email: 'Ayse.O@example.org', phone: '+44 7700 900999' },
  { firstName: 'Łukasz', lastName: 'O’Neill-Łódź', email: null, phone: null },
  { firstName: '太郎', lastName: 'ヤマダ' },
]);

describe('a booking', () => {
  it.each([
    'Öztürk',
    'Ozturk',
    'OZTÜRK',
    'O\u0308ztu\u0308rk',
    'Ayşe Öz',
    'ozturk ayse',
    'lodz',
    "o'neill",
    'oneill',
    'ayse.o@example.org',
    'AYSE.O@EX',
    '07700 900999',
    '+44 (7700) 900-999',
    '0044 7700 900999',
    '900999',
    '９００９９９',
    'hb-2041',
    'HB 2041',
    'ﾔﾏﾀﾞ',
    '太郎',
  ])('is found by “%s”', (typed) => {
    const sought = soughtIn(typed);
    expect(sought.length).toBeGreaterThan(0);
    expect(sought.filter((part) => !text.includes(part))).toEqual([]);
  });

  it.each(['turk', 'Grace', 'neill', '900998', 'Öztürk Grace'])('is not found by “%s”', (typed) => {
    expect(soughtIn(typed).every((part) => text.includes(part))).toBe(false);
  });
});
