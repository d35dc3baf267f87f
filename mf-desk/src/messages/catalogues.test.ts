import { wordsProblems } from 'shared/testing';
import { contactEnGb } from 'shared/ui/contact/messages';
import { expect, it } from 'vitest';
import { enGB } from './en-GB.ts';
import { words } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(await wordsProblems({ ...enGB, ...contactEnGb }, words)).toEqual([]);
});
