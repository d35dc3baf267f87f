import { expect, it } from 'vitest';
import { catalogueProblems } from '../../../testing/index.ts';
import { cardFormAr, cardFormDa, cardFormEnGb } from './index.ts';

it.each([
  ['Danish', cardFormDa],
  ['Arabic', cardFormAr],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems(cardFormEnGb, words)).toEqual([]);
});
