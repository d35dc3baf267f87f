import { isStrongPassword } from 'shared/domain';

export type Strength = 0 | 1 | 2 | 3;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** 0 while product.md 5 does not let it through; then by length and by how many kinds of characters there are. */
export function passwordStrength(password: string): Strength {
  if (!isStrongPassword(password)) return 0;
  const length = Array.from(password).length;
  const used = kinds.filter((kind) => kind.test(password)).length;
  const points = (length >= 14 ? 1 : 0) + (length >= 18 ? 1 : 0) + (used >= 3 ? 1 : 0);
  return points >= 2 ? 3 : points === 1 ? 2 : 1;
}
