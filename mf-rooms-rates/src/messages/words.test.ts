import { calendarEnGb } from 'shared/availability-calendar';
import { catalogueProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { enGB } from './en-GB.ts';
import { liveEnGB } from './live.en-GB.ts';
import { agesEnGb, partyEnGb } from './party.en-GB.ts';

it.each([
  ['Danish', da],
  ['Arabic', ar],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(
    catalogueProblems({ ...enGB, ...calendarEnGb, ...partyEnGb, ...agesEnGb, ...liveEnGB }, words),
  ).toEqual([]);
});
