import { describe, expect, it } from 'vitest';
import { dialingCodeOf } from './dialing-codes.ts';

describe('a country’s dialing code', () => {
  it.each([
    ['GB', '+44'],
    ['DK', '+45'],
    ['NG', '+234'],
    ['ZA', '+27'],
    ['AC', '+247'],
    ['ZW', '+263'],
    ['AQ', null],
    ['gb', null],
    ['', null],
  ])('of %s is %s', (country, code) => {
    expect(dialingCodeOf(country)).toBe(code);
  });
});
