import type { BookerDetails, User } from '../contracts/index.ts';
import { typedCode, typedLine } from './typed-text.ts';

/** The person who books (product.md 3), as typed; empty text where nothing was given. */
export interface Booker {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly telephoneNumber: string;
  readonly street: string;
  readonly postCode: string;
  readonly country: { readonly id: string } | null;
  readonly optInToReceiveUpdates: boolean;
}

const line = (text: string): string => typedLine(text).trim();

/** A booker as it is sent (product.md 3): as it is meant, City and StateOrCounty always null. */
export const bookerDetailsOf = (booker: Booker): BookerDetails => ({
  firstName: line(booker.firstName),
  lastName: line(booker.lastName),
  email: typedCode(booker.emailAddress),
  phone: typedCode(booker.telephoneNumber) || null,
  street: line(booker.street) || null,
  city: null,
  countryId: booker.country?.id ?? null,
  stateOrCounty: null,
  optInToReceiveUpdates: booker.optInToReceiveUpdates,
  zipCode: typedCode(booker.postCode) || null,
});

/** A booker as it was sent, for the rules of this door: the inverse of `bookerDetailsOf`. */
export const bookerOf = (details: BookerDetails): Booker => ({
  firstName: details.firstName,
  lastName: details.lastName,
  emailAddress: details.email,
  telephoneNumber: details.phone ?? '',
  street: details.street ?? '',
  postCode: details.zipCode ?? '',
  country: details.countryId === null ? null : { id: details.countryId },
  optInToReceiveUpdates: details.optInToReceiveUpdates,
});

const fieldsOf = (user: User) => ({
  firstName: user.firstname,
  lastName: user.lastname,
  emailAddress: user.emailAddress,
  telephoneNumber: user.telephone ?? '',
  street: user.street ?? '',
  postCode: user.postCode ?? '',
  country: user.countryId ? { id: user.countryId } : null,
});

/** The logged-in guest as the booker, unless another person was typed; what was typed beside the names stays. */
export function withUser(booker: Booker, user: User): Booker {
  const own = fieldsOf(user);
  const isSomebodyElse =
    booker.firstName + booker.lastName + booker.emailAddress !== '' &&
    booker.emailAddress !== own.emailAddress;
  if (isSomebodyElse) return booker;
  return {
    ...booker,
    firstName: booker.firstName || own.firstName,
    lastName: booker.lastName || own.lastName,
    emailAddress: own.emailAddress,
    telephoneNumber: booker.telephoneNumber || own.telephoneNumber,
    street: booker.street || own.street,
    postCode: booker.postCode || own.postCode,
    country: booker.country ?? own.country,
  };
}

/** After logging out: nothing is left of what the account said. */
export function withoutUser(booker: Booker, user: User): Booker {
  const own = fieldsOf(user);
  return {
    ...booker,
    firstName: booker.firstName === own.firstName ? '' : booker.firstName,
    lastName: booker.lastName === own.lastName ? '' : booker.lastName,
    emailAddress: booker.emailAddress === own.emailAddress ? '' : booker.emailAddress,
    telephoneNumber: booker.telephoneNumber === own.telephoneNumber ? '' : booker.telephoneNumber,
    street: booker.street === own.street ? '' : booker.street,
    postCode: booker.postCode === own.postCode ? '' : booker.postCode,
    country: booker.country?.id === own.country?.id ? null : booker.country,
  };
}
