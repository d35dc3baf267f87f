import { describe, expect, it } from 'vitest';
import { averageOf, lastDayOf, monthOf, shownName } from './rules.ts';

describe('a review', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Byron' }, 'Ada B.'],
    [{ firstName: ' Søren ', lastName: 'ørsted' }, 'Søren Ø.'],
    [{ firstName: '', lastName: 'Byron' }, 'B.'],
    [{ firstName: 'Ada', lastName: '' }, 'Ada'],
    [{ firstName: '', lastName: ' ' }, ''],
  ])('is shown under the first name and an initial: %j', (person, name) => {
    expect(shownName(person)).toBe(name);
  });

  it('is written until sixty days after the departure, and says the month only', () => {
    expect(lastDayOf('2026/12/04')).toBe('2027/02/02');
    expect(monthOf('2026/12/04')).toBe('2026/12/01');
  });

  it.each([
    [0, 0, null],
    [13, 3, 4.3],
    [14, 3, 4.7],
    [5, 1, 5],
    [7, 2, 3.5],
  ])('counts: %i over %i is %s', (sum, count, average) => {
    expect(averageOf(sum, count)).toBe(average);
  });
});
