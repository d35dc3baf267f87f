import { calendarEnGb } from 'shared/availability-calendar/messages';
import { wordsProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { enGB } from './en-GB.ts';
import { liveEnGB } from './live.en-GB.ts';
import { agesEnGb, partyEnGb } from './party.en-GB.ts';
import { words } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(
    await wordsProblems({ ...enGB, ...calendarEnGb, ...partyEnGb, ...agesEnGb, ...liveEnGB }, words),
  ).toEqual([]);
});
