import { expect, it } from 'vitest';
import type { WordLoaders } from '../../../domain/index.ts';
import { wordsProblems } from '../../../testing/index.ts';
import * as all from './index.ts';

const words: WordLoaders = {
  da: () => Promise.resolve(all.placeMapDa),
  de: () => Promise.resolve(all.placeMapDe),
  fr: () => Promise.resolve(all.placeMapFr),
  es: () => Promise.resolve(all.placeMapEs),
  it: () => Promise.resolve(all.placeMapIt),
  nl: () => Promise.resolve(all.placeMapNl),
  sv: () => Promise.resolve(all.placeMapSv),
  nb: () => Promise.resolve(all.placeMapNb),
  pt: () => Promise.resolve(all.placeMapPt),
  pl: () => Promise.resolve(all.placeMapPl),
  ja: () => Promise.resolve(all.placeMapJa),
  ar: () => Promise.resolve(all.placeMapAr),
};

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(await wordsProblems(all.placeMapEnGb, words)).toEqual([]);
});
