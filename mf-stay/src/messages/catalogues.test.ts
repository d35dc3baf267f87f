import { calendarEnGb } from 'shared/availability-calendar';
import { catalogueProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { agesEnGB } from './ages.en-GB.ts';
import { enGB } from './en-GB.ts';
import { reviewEnGB } from './review.en-GB.ts';
import { words as ar } from './with-calendar.ar.ts';
import { words as da } from './with-calendar.da.ts';

it.each([
  ['Danish', da],
  ['Arabic', ar],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems({ ...enGB, ...agesEnGB, ...reviewEnGB, ...calendarEnGb }, words)).toEqual([]);
});
