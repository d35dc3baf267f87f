import { wordsProblems } from '../../testing/index.ts';
import { expect, it } from 'vitest';
import { accessibilityEnGb } from './accessibility.en-GB.ts';
import { datesEnGb } from './dates.en-GB.ts';
import { enGb } from './en-GB.ts';
import { picturesEnGb } from './pictures.en-GB.ts';
import { uiWords } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(
    await wordsProblems({ ...enGb, ...datesEnGb, ...accessibilityEnGb, ...picturesEnGb }, uiWords),
  ).toEqual([]);
});
