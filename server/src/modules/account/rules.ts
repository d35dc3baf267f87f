import { isBlank, isEmail, isPhone, passwordProblem } from 'shared/domain';
import { emailWithoutCard, phoneWithoutCard } from '../../http/free-text.ts';
import { invalid, type ModelState } from '../../http/errors.ts';
import type { Said } from '../../language/index.ts';
import { translate } from './messages/index.ts';

type Check = readonly [path: string, problem: Said | null];

/** Throws 400 with everything that is wrong; nothing when all is right. */
export function requireValid(...checks: readonly Check[]): void {
  const problems: ModelState = Object.fromEntries(
    checks.flatMap(([path, problem]) => (problem === null ? [] : [[path, [problem]]])),
  );
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

export const emailCheck = (email: string): Said | null =>
  isEmail(emailWithoutCard(email)) ? null : translate.say('validation.email');

export function passwordCheck(password: string): Said | null {
  const problem = passwordProblem(password);
  return problem && translate.say(problem.message);
}

/** A telephone number may be left out, but not be wrong (product.md 5). */
export const phoneCheck = (phone: string | null): Said | null =>
  phone === null || phone.trim() === '' || isPhone(phoneWithoutCard(phone))
    ? null
    : translate.say('validation.phone');

export const firstNameCheck = (name: string): Said | null =>
  isBlank(name) ? translate.say('validation.first-name') : null;
export const lastNameCheck = (name: string): Said | null =>
  isBlank(name) ? translate.say('validation.last-name') : null;
