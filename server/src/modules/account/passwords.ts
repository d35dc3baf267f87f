import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Argon2id (the library's default algorithm) with 19 MiB and two passes: some 15 ms. Raise them here; see `isOutdated`. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** A hash that no password has; comparing with it takes as long as with a real one. */
const unmatchedHash = `$argon2id$v=19$m=${String(parameters.memoryCost)},t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

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
  options: Options = parameters,
  queue: WorkQueue = createWorkQueue(2, 200),
): Passwords {
  return {
    hash: (password) => queue.run(() => hash(normal(password), options)),
    matches: (password, stored) =>
      queue.run(async () => (await verify(stored ?? unmatchedHash, normal(password))) && stored !== null),
    isOutdated: (stored) => {
      const used = parseOptions(stored);
      return used.memoryCost !== options.memoryCost || used.timeCost !== options.timeCost;
    },
  };
}
