import { describe, expect, it } from 'vitest';
import { formatStayDate } from './date-text.ts';

describe('a date for people', () => {
  it.each([
    ['short', '2026/12/01', 'Tue 1st Dec 2026'],
    ['short', '2026/09/22', 'Tue 22nd Sep 2026'],
    ['short', '2026/09/03', 'Thu 3rd Sep 2026'],
    ['short', '2026/11/11', 'Wed 11th Nov 2026'],
    ['long', '2026/12/01', 'Tuesday 1st December 2026'],
    ['comma', '2026/12/01', 'Tuesday, 1 Dec 2026'],
    ['compact', '2026/12/01', 'Tue 1 Dec'],
  ] as const)('by the %s pattern, %s reads %s', (pattern, date, text) => {
    expect(formatStayDate(date, pattern, 'en-GB')).toBe(text);
  });

  it('has the words of its language', () => {
    expect(formatStayDate('2026/12/01', 'long', 'da-DK')).toContain('december');
  });

  it('has the digits of the page where a language has digits of its own', () => {
    expect(formatStayDate('2026/12/01', 'long', 'ar-EG')).toMatch(/\b1\b.*\b2026\b/);
  });
});
