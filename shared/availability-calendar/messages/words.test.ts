import { expect, it } from 'vitest';
import { wordsProblems } from '../../testing/index.ts';
import { calendarEnGb } from './en-GB.ts';
import { calendarWords } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(await wordsProblems(calendarEnGb, calendarWords)).toEqual([]);
});
