import type { AppDeps } from '../../deps.ts';
import { clientOf as placeOf } from '../../http/client-address.ts';
import {
  anyProperty,
  clientOfText as clientOf,
  createRateLimiter,
  type RateLimit,
} from '../../http/rate-limit-repository.ts';
import { createMailLimit, type MailLimit } from '../mail/index.ts';

/** Wrong passwords of one e-mail address from one network, or from a device that it has used, then one every two minutes: a forgetful guest waits a little. */
const wrongPasswords: RateLimit = { name: 'login-address', capacity: 10, perMinute: 0.5 };
/** From one network, over all addresses and hotels, so that one password cannot be tried on all accounts. */
const wrongPasswordsFrom: RateLimit = { name: 'login-ip', capacity: 50, perMinute: 5 };
/** Of one address from all unknown devices together: many computers guess no faster. A known device does not wait for it. */
const wrongPasswordsOfStrangers: RateLimit = { name: 'login-strangers', capacity: 200, perMinute: 2 };
/** Changes of one account's password: each sends a mail, whatever else was sent to the address. */
const passwordChanges: RateLimit = { name: 'password-change', capacity: 5, perMinute: 1 / 12 };
/** Links with a wrong secret, and new accounts. */
const attemptsFrom: RateLimit = { name: 'account-ip', capacity: 30, perMinute: 2 };

type Bucket = readonly [limit: RateLimit, propertyId: string, client: string];

export interface Attempt {
  readonly propertyId: string;
  readonly emailKey: string;
  readonly clientIp: string;
}

export interface LoginAttempt extends Attempt {
  /** Where this account's guest has logged in before (`known-device.ts`); null for any other browser. */
  readonly device: string | null;
}

/** The buckets that a password takes from: never one of the address alone, which a stranger could empty to lock its guest out. */
function loginBuckets({ propertyId, emailKey, clientIp, device }: LoginAttempt): readonly Bucket[] {
  const who = JSON.stringify(
    device === null ? [emailKey, 'place', placeOf(clientIp)] : [emailKey, 'device', device],
  );
  return [
    // Other clients in its network do not keep a known device out.
    ...(device === null ? [[wrongPasswordsFrom, anyProperty, clientIp] as const] : []),
    [wrongPasswords, propertyId, clientOf(who)],
    ...(device === null ? [[wrongPasswordsOfStrangers, propertyId, clientOf(emailKey)] as const] : []),
  ];
}

export interface AccountLimits {
  /** Before a password is compared; throws 429 with Retry-After once there were too many wrong ones. */
  readonly takeLogin: (tried: LoginAttempt) => Promise<void>;
  /** The password was right: it does not count. */
  readonly returnLogin: (tried: LoginAttempt) => Promise<void>;
  /** Before a requested mail is sent. The same for addresses with and without an account. */
  readonly takeMail: MailLimit['take'];
  /** Before a password is changed with the old one. */
  readonly takePasswordChange: (tried: Pick<Attempt, 'emailKey'>) => Promise<void>;
  readonly takeAttempt: (tried: Pick<Attempt, 'clientIp'>) => Promise<void>;
}

/** Counted in the database, so that they hold over all instances; and over all hotels, or a group of a thousand would allow a thousand times as much. */
export function createAccountLimits({ db, secretKey, clock }: AppDeps): AccountLimits {
  const limiter = createRateLimiter(db, secretKey);
  return {
    async takeLogin(tried) {
      for (const [limit, propertyId, client] of loginBuckets(tried)) {
        await limiter.take(limit, propertyId, client, clock.now());
      }
    },
    async returnLogin(tried) {
      for (const bucket of loginBuckets(tried)) await limiter.returnToken(...bucket);
    },
    takeMail: createMailLimit({ db, secretKey, clock }).take,
    takePasswordChange: ({ emailKey }) =>
      limiter.take(passwordChanges, anyProperty, clientOf(emailKey), clock.now()),
    takeAttempt: ({ clientIp }) => limiter.take(attemptsFrom, anyProperty, clientIp, clock.now()),
  };
}
