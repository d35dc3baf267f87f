import type { AppDeps } from '../../deps.ts';
import type { PropertySnapshot } from './snapshot/index.ts';
import { anyProperty, createRateLimiter, type RateLimit } from '../../http/rate-limit-repository.ts';

/** Unknown promo codes from one network, over all hotels and calls: enough for typing errors, too few for a dictionary. A valid code costs nothing. */
const wrongCodes: RateLimit = { name: 'promo-ip', capacity: 20, perMinute: 5 };

export interface PromoCodeLimit {
  /** Before a code is looked at in these hotels; throws 429 when the network has tried too many unknown ones. */
  readonly admit: (
    code: string | null | undefined,
    clientIp: string,
    hotels: () => Promise<readonly Pick<PropertySnapshot, 'promoCodes'>[]>,
  ) => Promise<void>;
}

export function createPromoCodeLimit({
  db,
  clock,
  secretKey,
}: Pick<AppDeps, 'db' | 'clock' | 'secretKey'>): PromoCodeLimit {
  const limiter = createRateLimiter(db, secretKey);
  return {
    async admit(code, clientIp, hotels) {
      const given = code?.trim().toUpperCase() ?? '';
      if (given === '') return;
      await limiter.take(wrongCodes, anyProperty, clientIp, clock.now());
      const isKnown = (await hotels()).some(({ promoCodes }) => promoCodes.has(given));
      if (isKnown) await limiter.returnToken(wrongCodes, anyProperty, clientIp);
    },
  };
}
