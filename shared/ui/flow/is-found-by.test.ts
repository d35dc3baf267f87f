import { expect, it } from 'vitest';
import { isFoundBy } from './is-found-by.ts';

it.each([
  ['Türkiye\nTurkey\nTR', 'Turkey', true],
  ['Türkiye\nTurkey\nTR', 'turkiye', true],
  ['United Kingdom\nUK\nGB', 'UK', true],
  ['United States\nUSA\nU.S.A.\nUS', 'u.s.a.', true],
  ['Côte d’Ivoire\nIvory Coast\nCI', "Cote d'Ivoire", true],
  ['Côte d’Ivoire\nIvory Coast\nCI', 'cote d ivoire', true],
  ['Österreich\nAustria\nAT', 'oster', true],
  ['المملكة المتحدة\nUnited Kingdom\nGB', 'المتحدة', true],
  ['日本\nJapan\nJP', '日', true],
  ['Denmark\nDK', 'Turkey', false],
  ['Denmark\nDK', '', true],
])('%j is found by %j: %s', (names, typed, found) => {
  expect(isFoundBy(names, typed)).toBe(found);
});
