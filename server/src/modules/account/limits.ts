import type { AppDeps } from '../../deps.ts';
import {
  clientOfText as clientOf,
  createRateLimiter,
  type RateLimit,
} from '../../http/rate-limit-repository.ts';

/** Tries of one address (e-mail), then one every two minutes: a password cannot be guessed, a forgetful guest waits a little. */
const wrongPasswords: RateLimit = { name: 'login-address', capacity: 10, perMinute: 0.5 };
/** From one place, over all addresses: so that one password cannot be tried on everybody. */
const wrongPasswordsFrom: RateLimit = { name: 'login-ip', capacity: 50, perMinute: 5 };
/** Mails that one address is sent: nobody's mailbox is filled. */
const mailsTo: RateLimit = { name: 'account-mail', capacity: 5, perMinute: 1 / 12 };
const mailsFrom: RateLimit = { name: 'account-mail-ip', capacity: 20, perMinute: 1 };
/** Changes of one account's password: each is told of by mail, whatever else was sent to the address. */
const passwordChanges: RateLimit = { name: 'password-change', capacity: 5, perMinute: 1 / 12 };
/** Links with a wrong secret, and new accounts. */
const attemptsFrom: RateLimit = { name: 'account-ip', capacity: 30, perMinute: 2 };

export interface Try {
  readonly propertyId: string;
  readonly emailKey: string;
  readonly clientIp: string;
}

export interface AccountLimits {
  /** Before a password is compared; throws 429 with Retry-After once there were too many wrong ones. */
  readonly takeLogin: (tried: Try) => Promise<void>;
  /** The password was right: it does not count. */
  readonly giveBackLogin: (tried: Try) => Promise<void>;
  /** Before a mail is sent to whoever asks for it. The same for addresses with and without an account. */
  readonly takeMail: (tried: Try) => Promise<void>;
  /** Before a password is changed by who knows the old one. */
  readonly takePasswordChange: (tried: Pick<Try, 'propertyId' | 'emailKey'>) => Promise<void>;
  readonly takeAttempt: (tried: Pick<Try, 'propertyId' | 'clientIp'>) => Promise<void>;
}

/** Counted in the database, so that they hold over all instances. */
export function createAccountLimits({ db, secretKey, clock }: AppDeps): AccountLimits {
  const limiter = createRateLimiter(db, secretKey);
  return {
    async takeLogin({ propertyId, emailKey, clientIp }) {
      await limiter.take(wrongPasswordsFrom, propertyId, clientIp, clock.now());
      await limiter.take(wrongPasswords, propertyId, clientOf(emailKey), clock.now());
    },
    async giveBackLogin({ propertyId, emailKey, clientIp }) {
      await limiter.giveBack(wrongPasswordsFrom, propertyId, clientIp);
      await limiter.giveBack(wrongPasswords, propertyId, clientOf(emailKey));
    },
    async takeMail({ propertyId, emailKey, clientIp }) {
      await limiter.take(mailsFrom, propertyId, clientIp, clock.now());
      await limiter.take(mailsTo, propertyId, clientOf(emailKey), clock.now());
    },
    takePasswordChange: ({ propertyId, emailKey }) =>
      limiter.take(passwordChanges, propertyId, clientOf(emailKey), clock.now()),
    takeAttempt: ({ propertyId, clientIp }) => limiter.take(attemptsFrom, propertyId, clientIp, clock.now()),
  };
}
