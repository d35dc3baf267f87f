import type { SecretKey } from './secret-key.ts';

interface Variables {
  readonly SECRET_KEY?: string | undefined;
  readonly SECRET_KEY_PREVIOUS?: string | undefined;
}

/** What does not fit together in the two keys, which are long enough each. */
export function secretKeyProblems({ SECRET_KEY, SECRET_KEY_PREVIOUS }: Variables): string[] {
  if (SECRET_KEY_PREVIOUS === undefined) return [];
  if (SECRET_KEY === undefined)
    return [
      'SECRET_KEY_PREVIOUS is set without SECRET_KEY; set SECRET_KEY to the new key, and SECRET_KEY_PREVIOUS to the one before it.',
    ];
  if (SECRET_KEY_PREVIOUS === SECRET_KEY)
    return [
      'SECRET_KEY_PREVIOUS is the same key as SECRET_KEY; set it to the key before, or leave it out when that is no longer needed.',
    ];
  return [];
}

/** Undefined without SECRET_KEY. */
export const secretKeyOf = ({ SECRET_KEY, SECRET_KEY_PREVIOUS }: Variables): SecretKey | undefined =>
  SECRET_KEY === undefined || SECRET_KEY_PREVIOUS === undefined
    ? SECRET_KEY
    : [SECRET_KEY, SECRET_KEY_PREVIOUS];
