import { isStrongPassword } from 'shared/domain';

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

/** How many of the meter's four parts are filled. */
export const filledParts: Readonly<Record<Strength, number>> = {
  none: 0,
  weak: 1,
  fair: 2,
  good: 3,
  strong: 4,
};

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

const kindsIn = (password: string): number => kinds.filter((kind) => kind.test(password)).length;
const differentIn = (password: string): number => new Set(password.toLowerCase()).size;

/** The parts of the rule (product.md 5), so that what is still missing can be seen while typing. */
export const passwordParts = (password: string) => ({
  isLongEnough: Array.from(password).length >= 10,
  hasSymbol: /[^\p{L}\p{N}]/u.test(password),
});

/**
 * How hard a password is to guess, for the meter only: what may be used is decided by the rule of product.md 5. One that
 * repeats a few characters or holds the guest's own address is never more than fair.
 */
export function passwordStrength(password: string, emailAddress = ''): Strength {
  if (password === '') return 'none';
  if (!isStrongPassword(password)) return 'weak';
  const name = emailAddress.trim().toLowerCase().split('@')[0] ?? '';
  const isOwnName = name.length >= 3 && password.toLowerCase().includes(name);
  if (isOwnName || differentIn(password) < 7) return 'fair';
  const length = Array.from(password).length;
  if (length >= 16 || (length >= 13 && kindsIn(password) >= 3)) return 'strong';
  return length >= 12 || kindsIn(password) >= 3 ? 'good' : 'fair';
}
