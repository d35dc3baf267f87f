import { catalogueProblems } from '../../testing/index.ts';
import { expect, it } from 'vitest';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { cancellationAr, cancellationDa, cancellationEnGb, domainMessages } from './index.ts';

it.each([
  ['Danish', { ...da, ...cancellationDa }],
  ['Arabic', { ...ar, ...cancellationAr }],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems({ ...domainMessages, ...cancellationEnGb }, words)).toEqual([]);
});
