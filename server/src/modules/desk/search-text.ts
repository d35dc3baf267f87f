import { searchable } from '../../searchable.ts';

interface Person {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace('(0)', '').replace(/\D/g, '');

/** What a booking is found by: its reference and who is named in it, a space before each word. */
export function searchTextOf(reference: string, people: readonly Person[]): string {
  const words = people.flatMap(({ firstName, lastName, email, phone }) => [
    searchable(firstName ?? ''),
    searchable(lastName ?? ''),
    (email ?? '').trim().toLowerCase(),
    digitsOf(phone ?? ''),
  ]);
  return [searchable(reference), ...new Set(words)].map((word) => ` ${word}`).join('');
}

/** A telephone number in any form, without the signs before a country’s or an area’s own number. */
const telephoneIn = (typed: string): string | null =>
  /^[\s\d()+./-]+$/.test(typed.normalize('NFKC')) && digitsOf(typed).length >= 5
    ? digitsOf(typed).replace(/^0+/, '')
    : null;

/** What all has to stand in a search text: the beginnings of words, or a part of a telephone number. */
export function soughtIn(typed: string): readonly string[] {
  const telephone = telephoneIn(typed);
  if (telephone !== null) return [telephone];
  return typed
    .trim()
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? word.toLowerCase() : searchable(word).split(' ')))
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
}
