import { codeKey } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { anyProperty, createRateLimiter, type RateLimit } from '../../http/rate-limit-repository.ts';

/** Unknown promo codes from one network, over all hotels and calls: enough for typing errors, too few for a dictionary. A valid code costs nothing. */
const wrongCodes: RateLimit = { name: 'promo-ip', capacity: 20, perMinute: 5 };

export interface PromoCodeLimit {
  /** Before a code is looked at in these hotels; throws 429 when the network has tried too many unknown ones. */
  readonly admit: (
    code: string | null | undefined,
    clientIp: string,
    /** Whether one of these hotels has the code, which is in capitals. */
    isKnown: (code: string) => Promise<boolean>,
  ) => Promise<void>;
}

export function createPromoCodeLimit({
  db,
  clock,
  secretKey,
}: Pick<AppDeps, 'db' | 'clock' | 'secretKey'>): PromoCodeLimit {
  const limiter = createRateLimiter(db, secretKey);
  return {
    async admit(code, clientIp, isKnown) {
      const given = codeKey(code);
      if (given === '') return;
      await limiter.take(wrongCodes, anyProperty, clientIp, clock.now());
      if (await isKnown(given)) await limiter.returnToken(wrongCodes, anyProperty, clientIp);
    },
  };
}
