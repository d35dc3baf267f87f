import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../deps.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Argon2id (the library's default algorithm) with 19 MiB and two passes: some 15 ms. Raise them here; see `isOutdated`. */
const usualCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2 };

/** A hash that no password has; comparing with it takes as long as with a real one. */
const unmatchedHash = ({ memoryCost, timeCost }: PasswordCost): string =>
  `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** `stored` is null where there is no such user: it takes as long as where there is one. */
  readonly matches: (password: string, stored: string | null) => Promise<boolean>;
  /** Whether a hash was made with other parameters than today's: made anew at the next login, when the password is at hand. */
  readonly isOutdated: (stored: string) => boolean;
}

/** The same password typed on two keyboards may come in two forms. */
const normal = (password: string): string => password.normalize('NFKC');

/** At most two at once in a process: logins must not starve bookings (server.md). */
export function createPasswords(
  cost: PasswordCost = usualCost,
  queue: WorkQueue = createWorkQueue(2, 200),
): Passwords {
  const nobodys = unmatchedHash(cost);
  return {
    hash: (password) => queue.run(() => hash(normal(password), { ...cost, parallelism: 1, outputLen: 32 })),
    matches: (password, stored) =>
      queue.run(async () => (await verify(stored ?? nobodys, normal(password))) && stored !== null),
    isOutdated: (stored) => {
      const used = parseOptions(stored);
      return used.memoryCost !== cost.memoryCost || used.timeCost !== cost.timeCost;
    },
  };
}
