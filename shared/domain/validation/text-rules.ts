import { typedCode, typedDigits } from '../typed-text.ts';
import { isBlank, type Problem, problemWhen } from './problem.ts';

const mailbox = /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*$/u;
const hostLabel = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * product.md 5: a loose pattern. Before the @ no quotes, brackets or commas, which mail servers and payment services refuse; after it names of hosts with
 * a dot between each two, of which the last is no number.
 */
export function isEmail(text: string): boolean {
  const address = typedCode(text);
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return (
    address.length <= 254 &&
    mailbox.test(address.slice(0, Math.max(0, at))) &&
    labels.length > 1 &&
    labels.every((label) => hostLabel.test(label)) &&
    /^(?:\p{L}|\p{M}){2}|^xn--/u.test(labels.at(-1) ?? '')
  );
}

/** product.md 5: starts with + or 00; then 5 to 15 digits (ITU-T E.164) with the usual separators. A card has more. */
export function isPhone(text: string): boolean {
  const number = /^(?:\+|00)([\d\s().\-/]+)$/.exec(typedCode(text))?.[1] ?? '';
  const digits = typedDigits(number).length;
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
