import { describe, expect, it } from 'vitest';
import { addMonths, monthName, sameDayInMonth, weekdayNames, weeksOf } from './month.ts';
import { choose, dateAfterKey, roleOf } from './range.ts';

const [min, max] = ['2026/11/21', '2029/11/21'] as const;

describe('months', () => {
  it('weeks start on Monday and hold every day once', () => {
    const weeks = weeksOf('2026/12/01');
    expect(weeks[0]?.slice(0, 3)).toEqual([null, '2026/12/01', '2026/12/02']);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
  });

  it('are counted over the year’s end, and a day that a month lacks becomes its last', () => {
    expect(addMonths('2026/12/01', 1)).toBe('2027/01/01');
    expect(addMonths('2026/01/01', -1)).toBe('2025/12/01');
    expect(sameDayInMonth('2027/01/31', 1)).toBe('2027/02/28');
  });

  it('have their names in the guest’s language', () => {
    expect(monthName('2026/12/01', 'en-GB')).toBe('December 2026');
    expect(weekdayNames('en-GB').map(({ long }) => long)[0]).toBe('Monday');
  });
});

describe('choosing a stay', () => {
  const none = { from: null, to: null };

  it('first the arrival, then the departure, then anew', () => {
    const arrived = choose(none, '2026/12/01');
    const stay = choose(arrived, '2026/12/04');
    expect(stay).toEqual({ from: '2026/12/01', to: '2026/12/04' });
    expect(choose(stay, '2026/12/02')).toEqual({ from: '2026/12/02', to: null });
  });

  it('a day on or before the arrival is a new arrival', () => {
    const arrived = { from: '2026/12/01', to: null };
    expect(roleOf(arrived, '2026/12/01')).toBe('arrival');
    expect(choose(arrived, '2026/11/30')).toEqual({ from: '2026/11/30', to: null });
  });

  it.each([
    ['ArrowRight', false, '2026/12/10'],
    ['ArrowLeft', false, '2026/12/08'],
    ['ArrowDown', false, '2026/12/16'],
    ['ArrowUp', false, '2026/12/02'],
    ['Home', false, '2026/12/07'],
    ['End', false, '2026/12/13'],
    ['PageDown', false, '2027/01/09'],
    ['PageDown', true, '2027/12/09'],
    ['PageUp', false, '2026/11/21'],
    ['a', false, null],
  ])('%s (shift %s) goes to %s', (key, shift, date) => {
    expect(dateAfterKey('2026/12/09', { key, shiftKey: shift }, min, max, false)).toBe(date);
  });

  it('where a page reads from right to left, the next day is on the left', () => {
    const press = (key: string) => dateAfterKey('2026/12/09', { key, shiftKey: false }, min, max, true);
    expect([press('ArrowLeft'), press('ArrowRight')]).toEqual(['2026/12/10', '2026/12/08']);
  });
});
