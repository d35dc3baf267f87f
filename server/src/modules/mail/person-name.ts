import type { BookerDetails } from 'shared/contracts';
import { personName as nameIn } from 'shared/domain';
import { spokenLocale } from '../../language/index.ts';

const longest = 60;
/** Controls, and the signs that hide or turn what follows; joiners stay, because names are written with them. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
/** What a mail program makes a link of, or somebody would call: `https://…`, `www.…`, `me@…`, `shop.example/…`, numbers. */
const linkMarks = [
  /\/\/|www\.|@/iu,
  /[\p{L}\p{N}][.。](?:[a-z]{2,}|[A-Z]{2,}|xn--\S+)(?=$|[^\p{L}\p{N}])/u,
  /\d{3}/u,
];
/** Who has one name writes a dash or a dot in the place of the other. */
const placeholder = /^[\p{Pd}._·]+$/u;
const isName = (word: string): boolean => ![placeholder, ...linkMarks].some((mark) => mark.test(word));

/**
 * A name as a mail may have it: the person who typed it may be a stranger to the mail's reader (docs/security.md). One line, at most sixty
 * characters, without addresses and links; empty when nothing is left.
 */
export function nameForMail(typed: string): string {
  // Word by word: a pattern for the words around a mark would look from each letter to the word's end.
  const words = typed.normalize('NFKC').replace(hidden, ' ').split(/\s+/u).filter(isName);
  // “St.John” would be one word of an address too.
  const name = words
    .join(' ')
    .replace(/([.。])(?=\p{L}{2})/gu, '$1 ')
    .trim();
  const signs = Array.from(name);
  return signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : name;
}

/** First and last name of a guest, for a mail, in the order of its language. */
export const personName = (person: Pick<BookerDetails, 'firstName' | 'lastName'>): string =>
  nameForMail(nameIn(person, spokenLocale()));
