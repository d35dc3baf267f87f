import type { BookerDetails, StayContact } from 'shared/contracts';
import { addressProblems, bookerOf, personalDetailsProblems, type RequiredFlags } from 'shared/domain';
import type { FieldProblem } from '../../../http/model-state.ts';
import { isCountry, postCodeForm } from '../../static-data/index.ts';
import { translate } from '../messages/index.ts';

export const contactOf = ({ email, phone, street, countryId, zipCode }: BookerDetails): StayContact => ({
  email,
  phone,
  street,
  countryId,
  zipCode,
});

/** The booker, who is reached as a change says. */
export const bookerAfter = (booker: BookerDetails, contact: StayContact | null | undefined): BookerDetails =>
  contact ? { ...booker, ...contact } : booker;

const paths: Readonly<Record<string, string>> = {
  emailAddress: 'Contact.Email',
  telephoneNumber: 'Contact.Phone',
  street: 'Contact.Street',
  country: 'Contact.CountryId',
  postCode: 'Contact.ZipCode',
};

const notRequired: RequiredFlags = {
  firstNameRequired: false,
  lastNameRequired: false,
  emailRequired: false,
  phoneRequired: false,
  countryRequired: false,
  streetRequired: false,
  postCodeRequired: false,
};

/** By the hotel's flags (product.md 5); for the desk, which may not know everything, only what is given has to be right. */
export function contactProblems(
  booker: BookerDetails,
  flags: RequiredFlags,
  isByDesk: boolean,
): FieldProblem[] {
  const given = bookerOf(booker);
  const required = isByDesk ? notRequired : flags;
  const { countryId } = booker;
  const form = countryId === null ? undefined : postCodeForm(countryId);
  const problems = [...personalDetailsProblems(given, required), ...addressProblems(given, required, form)];
  return [
    ...problems.flatMap(({ field, message }) => {
      const path = paths[field];
      return path === undefined ? [] : [{ path, said: translate.say(message) }];
    }),
    ...(countryId === null || isCountry(countryId)
      ? []
      : [{ path: 'Contact.CountryId', said: translate.say('validation.country') }]),
  ];
}
