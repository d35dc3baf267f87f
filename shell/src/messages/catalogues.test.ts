import { wordsProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { enGb } from './en-GB.ts';
import { openedEnGb } from './opened.en-GB.ts';
import { shellWords } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(await wordsProblems({ ...enGb, ...openedEnGb }, shellWords)).toEqual([]);
});
