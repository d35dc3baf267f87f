import type { BookConfig, PostCodeForm } from '../../contracts/index.ts';
import type { Booker } from '../booker.ts';
import { codeKey } from '../typed-text.ts';
import { isBlank, type Problem, problemsOf, problemWhen } from './problem.ts';
import { isEmail, isPhone } from './text-rules.ts';

/** Which fields a hotel requires. City and county have no field to act on (decisions 1), so their flags are not here. */
export type RequiredFlags = Pick<
  BookConfig,
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'phoneRequired'
  | 'countryRequired'
  | 'streetRequired'
  | 'postCodeRequired'
>;

export interface NamedRoom {
  readonly leadGuest: { readonly firstName: string; readonly lastName: string };
  readonly roomConfiguration: string | null;
}

export type LeadGuestField = 'firstName' | 'lastName' | 'roomConfiguration';

export type NameFlags = Pick<RequiredFlags, 'firstNameRequired' | 'lastNameRequired'>;
const bothNames: NameFlags = { firstNameRequired: true, lastNameRequired: true };

/** product.md 5: both names of somebody who stays, as far as the hotel requires them; many people have one. */
export function guestNameProblems(
  { firstName, lastName }: NamedRoom['leadGuest'],
  { firstNameRequired, lastNameRequired }: NameFlags = bothNames,
): Problem<'firstName' | 'lastName'>[] {
  const isOneOf = !lastNameRequired && isBlank(lastName);
  return problemsOf<'firstName' | 'lastName'>(
    problemWhen(
      (firstNameRequired || isOneOf) && isBlank(firstName),
      'firstName',
      'validation.guest-first-name',
    ),
    problemWhen(lastNameRequired && isBlank(lastName), 'lastName', 'validation.guest-last-name'),
  );
}

/** product.md 5: a lead guest needs a name and, if the room configuration question is shown, an answer to it. */
export const leadGuestProblems = (
  { leadGuest, roomConfiguration }: NamedRoom,
  isConfigurationRequested: boolean,
  flags?: NameFlags,
): Problem<LeadGuestField>[] => [
  ...guestNameProblems(leadGuest, flags),
  ...problemsOf<LeadGuestField>(
    problemWhen(
      isConfigurationRequested && isBlank(roomConfiguration),
      'roomConfiguration',
      'validation.room-configuration',
    ),
  ),
];

export const isLeadGuestValid = (
  room: NamedRoom,
  isConfigurationRequested: boolean,
  flags?: NameFlags,
): boolean => leadGuestProblems(room, isConfigurationRequested, flags).length === 0;

type BookerProblem = Problem<keyof Booker>;

/** product.md 5: names, e-mail and telephone where the hotel requires them; what is given has to be right in any case. */
export function personalDetailsProblems(booker: Booker, flags: RequiredFlags): BookerProblem[] {
  const { emailAddress, telephoneNumber } = booker;
  const emailWrong = isBlank(emailAddress) ? flags.emailRequired : !isEmail(emailAddress);
  const phoneWrong = isBlank(telephoneNumber) ? flags.phoneRequired : !isPhone(telephoneNumber);
  return problemsOf<keyof Booker>(
    problemWhen(flags.firstNameRequired && isBlank(booker.firstName), 'firstName', 'validation.first-name'),
    problemWhen(flags.lastNameRequired && isBlank(booker.lastName), 'lastName', 'validation.last-name'),
    problemWhen(emailWrong, 'emailAddress', 'validation.email'),
    problemWhen(phoneWrong, 'telephoneNumber', 'validation.phone'),
  );
}

/** Whether a post code has its country's form; spaces, hyphens and the size of letters are the guest's. */
export const fitsPostCode = ({ pattern }: PostCodeForm, postCode: string): boolean =>
  new RegExp(`^(?:${pattern})$`).test(codeKey(postCode).replaceAll(/[\s-]/g, ''));

/**
 * product.md 5: street, country and post code where the hotel requires them. `form` is that of the booker's country: null where it has no post codes,
 * undefined where nothing is known of it.
 */
export function addressProblems(
  booker: Booker,
  flags: RequiredFlags,
  form: PostCodeForm | null | undefined,
): BookerProblem[] {
  const isCodeRight = form ? fitsPostCode(form, booker.postCode) : !isBlank(booker.postCode);
  return problemsOf<keyof Booker>(
    problemWhen(flags.streetRequired && isBlank(booker.street), 'street', 'validation.street'),
    problemWhen(flags.countryRequired && isBlank(booker.country?.id), 'country', 'validation.country'),
    problemWhen(flags.postCodeRequired && form !== null && !isCodeRight, 'postCode', 'validation.post-code'),
  );
}
