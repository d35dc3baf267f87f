import { isBlank, isEmail, isPhone, passwordProblem } from 'shared/domain';
import { invalid, type ModelState } from '../../http/errors.ts';
import { translate } from './messages/index.ts';

type Check = readonly [path: string, problem: string | null];

/** Throws 400 with everything that is wrong; nothing when all is right. */
export function requireValid(...checks: readonly Check[]): void {
  const problems: ModelState = Object.fromEntries(
    checks.flatMap(([path, problem]) => (problem === null ? [] : [[path, [problem]]])),
  );
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

export const emailCheck = (email: string): string | null =>
  isEmail(email) ? null : translate('validation.email');

export function passwordCheck(password: string): string | null {
  const problem = passwordProblem(password);
  return problem && translate(problem.message);
}

/** A telephone number may be left out, but not be wrong (product.md 5). */
export const phoneCheck = (phone: string | null): string | null =>
  phone === null || phone.trim() === '' || isPhone(phone) ? null : translate('validation.phone');

export const firstNameCheck = (name: string): string | null =>
  isBlank(name) ? translate('validation.first-name') : null;
export const lastNameCheck = (name: string): string | null =>
  isBlank(name) ? translate('validation.last-name') : null;
