import { catalogueProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { enGB } from './en-GB.ts';
import { keyOfServerText } from './known-words.ts';
import { serverMessages } from './server.en-GB.ts';

it.each([
  ['Danish', da],
  ['Arabic', ar],
])('every word is there in %s, with what is filled in', (_language, words) => {
  expect(catalogueProblems({ ...enGB, ...serverMessages }, words)).toEqual([]);
});

it('what the server says in English is known by its key, so that a guest reads it in their language', () => {
  expect(keyOfServerText('Failed to login, please check your email address and password')).toBe(
    'error.login-failed',
  );
  expect(keyOfServerText('This saved card is not known.')).toBe('account.card-unknown');
  expect(keyOfServerText('Something new')).toBe('Something new');
});
