import type { AppDeps } from '../../deps.ts';
import { clientOfText, createRateLimiter, type RateLimit } from '../../http/rate-limit-repository.ts';

/** Files of one person: each reads all that there is. */
const exports: RateLimit = { name: 'privacy-export', capacity: 10, perMinute: 0.2 };
const looks: RateLimit = { name: 'privacy-look', capacity: 30, perMinute: 2 };

export interface PrivacyLimits {
  /** Before a file of an address is made; throws 429 with Retry-After. */
  readonly takeExport: (propertyId: string, emailKey: string) => Promise<void>;
  /** Before what there is of an address is counted. */
  readonly takeLook: (propertyId: string, emailKey: string) => Promise<void>;
}

export function createPrivacyLimits({ db, secretKey, clock }: AppDeps): PrivacyLimits {
  const limiter = createRateLimiter(db, secretKey);
  const takeOf = (limit: RateLimit) => (propertyId: string, emailKey: string) =>
    limiter.take(limit, propertyId, clientOfText(emailKey), clock.now());
  return { takeExport: takeOf(exports), takeLook: takeOf(looks) };
}
