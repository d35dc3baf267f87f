import type { AppDeps } from '../../deps.ts';
import {
  anyProperty,
  clientOfText,
  createRateLimiter,
  type RateLimit,
} from '../../http/rate-limit-repository.ts';
import { tooManyRequests } from '../../http/errors.ts';

/** Mails to one address, over all hotels, so that nothing fills a stranger's mailbox. */
const mailsTo: RateLimit = { name: 'account-mail', capacity: 5, perMinute: 1 / 12 };
const mailsFrom: RateLimit = { name: 'account-mail-ip', capacity: 20, perMinute: 1 };
/** Changes of one booking: each sends a mail. One that names another address counts as four, for the former address gets one too. */
const ofBooking: RateLimit = { name: 'booking-mail', capacity: 20, perMinute: 1 / 3 };
const otherAddress = 4;

export interface MailLimit {
  /** Before a mail that costs its sender nothing goes to an address that somebody has typed; throws 429 with Retry-After. */
  readonly take: (asked: { readonly emailKey: string; readonly clientIp: string }) => Promise<void>;
  /** … because a booking is changed; `otherKey` is its new address, null where it keeps its own. */
  readonly takeChange: (asked: {
    readonly propertyId: string;
    readonly reservationId: string;
    readonly otherKey: string | null;
    readonly clientIp: string;
  }) => Promise<void>;
}

/** The one limit of mails that anybody can have sent to anybody, in whichever way; counted in the database. */
export function createMailLimit({
  db,
  secretKey,
  clock,
}: Pick<AppDeps, 'db' | 'secretKey' | 'clock'>): MailLimit {
  const limiter = createRateLimiter(db, secretKey);
  const take: MailLimit['take'] = async ({ emailKey, clientIp }) => {
    await limiter.take(mailsFrom, anyProperty, clientIp, clock.now());
    await limiter.take(mailsTo, anyProperty, clientOfText(emailKey), clock.now());
  };
  return {
    take,
    takeChange: async ({ propertyId, reservationId, otherKey, clientIp }) => {
      const share = { limit: ofBooking, propertyId, client: clientOfText(reservationId) };
      const amount = otherKey === null ? 1 : otherAddress;
      if ((await limiter.takeShares([share], amount, clock.now())) === null)
        throw tooManyRequests((60 * amount) / ofBooking.perMinute);
      if (otherKey !== null) await take({ emailKey: otherKey, clientIp });
    },
  };
}
