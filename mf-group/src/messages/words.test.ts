import { catalogueProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { enGB } from './en-GB.ts';
import { liveEnGB } from './live.en-GB.ts';

it.each([
  ['Danish', da],
  ['Arabic', ar],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems({ ...enGB, ...liveEnGB }, words)).toEqual([]);
});
