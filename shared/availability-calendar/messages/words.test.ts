import { expect, it } from 'vitest';
import { catalogueProblems } from '../../testing/index.ts';
import { calendarAr, calendarDa, calendarEnGb } from '../index.ts';

it.each([
  ['Danish', calendarDa],
  ['Arabic', calendarAr],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems(calendarEnGb, words)).toEqual([]);
});
