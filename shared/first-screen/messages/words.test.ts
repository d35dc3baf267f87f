import { wordsProblems } from '../../testing/index.ts';
import { expect, it } from 'vitest';
import { frameEnglish } from './en-GB.ts';
import { frameWords } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(await wordsProblems(frameEnglish, frameWords)).toEqual([]);
});
