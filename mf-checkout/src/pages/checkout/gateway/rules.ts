import type { Country } from 'shared/contracts';
import type { Booker } from 'shared/domain';
import type { WalletPayer } from 'shared/ui/card-gateway';

/** The last word is the family name; a single one is the first name. */
function namesOf(name: string): Pick<Booker, 'firstName' | 'lastName'> | null {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  if (first === '') return null;
  return words.length === 1
    ? { firstName: first, lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

const givenOr = (given: string, before: string): string => (given.trim() === '' ? before : given.trim());

/** A booker with what a wallet says of its owner; what it does not say stays as it was typed. */
export function bookerOfWallet(
  payer: WalletPayer,
  before: Booker,
  countries: readonly Country[],
): Partial<Booker> {
  const names = namesOf(payer.name);
  const country = countries.find(({ code }) => code === payer.countryCode.toUpperCase());
  return {
    ...(names === null || (names.lastName === '' && before.lastName !== '') ? {} : names),
    emailAddress: givenOr(payer.email, before.emailAddress),
    telephoneNumber: givenOr(payer.phone.replace(/[^+\d]/g, ''), before.telephoneNumber),
    street: givenOr(payer.street, before.street),
    postCode: givenOr(payer.postCode, before.postCode),
    ...(country === undefined ? {} : { country: { id: country.id } }),
  };
}
