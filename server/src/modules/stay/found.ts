import type { BookerDetails } from 'shared/contracts';
import { emailKeyOf } from '../mail/index.ts';

const lettersOf = (typed: string): string => typed.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** A booking's reference as it is stored: people type it in small letters, in groups, or with full-width signs. */
export const referenceOf = (typed: string): string => lettersOf(typed).toUpperCase();

/** Compares letters alone, without case and accents. */
const names = new Intl.Collator('en', { sensitivity: 'base' });

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name that a booking is found by: the last one, or the only one. */
const nameOfPerson = ({ firstName, lastName }: Named): string => lettersOf(lastName) || lettersOf(firstName);

/** Whether somebody who asks for a booking knows whose it is. */
export function isOfBooking(
  typed: string,
  booker: Pick<BookerDetails, 'email' | 'firstName' | 'lastName'>,
  leadGuests: readonly Named[],
): boolean {
  const name = lettersOf(typed);
  if (name === '') return false;
  if (emailKeyOf(typed) === emailKeyOf(booker.email)) return true;
  return [booker, ...leadGuests].some((person) => names.compare(nameOfPerson(person), name) === 0);
}
