import { expect, it } from 'vitest';
import { catalogueProblems } from '../../../testing/index.ts';
import { placeMapAr, placeMapDa, placeMapEnGb } from './index.ts';

it.each([
  ['Danish', placeMapDa],
  ['Arabic', placeMapAr],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems(placeMapEnGb, words)).toEqual([]);
});
