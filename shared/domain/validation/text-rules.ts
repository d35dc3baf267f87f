import { isBlank, type Problem, problemWhen } from './problem.ts';

/** product.md 5: a loose pattern: something, an @, and parts with a dot between each two; no spaces, and nothing that cannot be seen. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()) &&
  !/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(text);

/** product.md 5: starts with + or 00; then 5 to 15 digits (ITU-T E.164) with the usual separators. A card has more. */
export function isPhone(text: string): boolean {
  const number = /^(?:\+|00)([\d\s().\-/]+)$/.exec(text.trim())?.[1] ?? '';
  const digits = number.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 15;
}

/** product.md 5: ten characters or more, at least one of them neither a letter nor a digit of any script. */
export const isStrongPassword = (password: string): boolean =>
  Array.from(password).length >= 10 && /[^\p{L}\p{N}]/u.test(password);

/** What is wrong with a new password; null when it may be used. */
export function passwordProblem(password: string): Problem<'password'> | null {
  if (password === '') return { field: 'password', message: 'validation.password' };
  return problemWhen(!isStrongPassword(password), 'password', 'validation.password-hint');
}

/** The repeated password has to be there and be the same. */
export const passwordConfirmationProblem = (
  password: string,
  repeated: string,
): Problem<'passwordConfirmation'> | null =>
  problemWhen(
    isBlank(repeated) || repeated !== password,
    'passwordConfirmation',
    'validation.password-confirm',
  );
