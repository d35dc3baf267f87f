import { calendarEnGb } from 'shared/availability-calendar';
import { catalogueProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { enGB } from './en-GB.ts';
import { aboutEnGB } from './about.en-GB.ts';
import { agesEnGB } from './ages.en-GB.ts';
import { datesEnGB } from './dates.en-GB.ts';
import { splitEnGB } from './split.en-GB.ts';

it.each([
  ['Danish', da],
  ['Arabic', ar],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(
    catalogueProblems(
      { ...enGB, ...datesEnGB, ...splitEnGB, ...agesEnGB, ...aboutEnGB, ...calendarEnGb },
      words,
    ),
  ).toEqual([]);
});
