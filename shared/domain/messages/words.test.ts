import { wordsProblems } from '../../testing/index.ts';
import { expect, it } from 'vitest';
import { domainMessages } from './index.ts';
import { domainWords } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(await wordsProblems(domainMessages, domainWords)).toEqual([]);
});
