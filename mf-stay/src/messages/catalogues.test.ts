import { calendarEnGb } from 'shared/availability-calendar/messages';
import { wordsProblems } from 'shared/testing';
import { contactEnGb } from 'shared/ui/contact/messages';
import { expect, it } from 'vitest';
import { agesEnGB } from './ages.en-GB.ts';
import { enGB } from './en-GB.ts';
import { findEnGB } from './find.en-GB.ts';
import { reviewEnGB } from './review.en-GB.ts';
import { words } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(
    await wordsProblems(
      { ...enGB, ...contactEnGb, ...agesEnGB, ...reviewEnGB, ...findEnGB, ...calendarEnGb },
      words,
    ),
  ).toEqual([]);
});
