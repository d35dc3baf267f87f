import { catalogueProblems } from '../../testing/index.ts';
import { expect, it } from 'vitest';
import { accessibilityEnGb } from './accessibility.en-GB.ts';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { enGb } from './en-GB.ts';
import { picturesEnGb } from './pictures.en-GB.ts';

it.each([
  ['Danish', da],
  ['Arabic', ar],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems({ ...enGb, ...accessibilityEnGb, ...picturesEnGb }, words)).toEqual([]);
});
