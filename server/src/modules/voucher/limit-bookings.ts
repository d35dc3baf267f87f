import type { AppDeps } from '../../deps.ts';
import { HttpError } from '../../http/errors.ts';
import { anyProperty, createRateLimiter, type RateLimit } from '../../http/rate-limit-repository.ts';

/**
 * Wrong codes in Create, counted apart from the checks, so that a guest who has checked codes can still pay with theirs; a right code
 * returns its token. Above the limit a booking is rejected before its code is looked at.
 */
const wrongVouchersInBookings: RateLimit = { name: 'voucher-booking', capacity: 5, perMinute: 5 };

/** The field of Create's error when the voucher's code is wrong. */
export const voucherField = 'HopGiftVoucherCode';

const isWrongVoucher = (error: unknown): boolean =>
  error instanceof HttpError && error.modelState?.[voucherField] !== undefined;

interface Tried {
  readonly clientIp: string;
}

/** Limits wrong voucher codes of bookings, by network; 429 when there were too many. Only a wrong code counts. */
export function createVoucherLimit(deps: Pick<AppDeps, 'db' | 'clock' | 'secretKey'>) {
  const limiter = createRateLimiter(deps.db, deps.secretKey);
  return async <T>({ clientIp }: Tried, book: () => Promise<T>): Promise<T> => {
    await limiter.take(wrongVouchersInBookings, anyProperty, clientIp, deps.clock.now());
    const returnToken = () => limiter.returnToken(wrongVouchersInBookings, anyProperty, clientIp);
    try {
      const made = await book();
      await returnToken();
      return made;
    } catch (error) {
      if (!isWrongVoucher(error)) await returnToken();
      throw error;
    }
  };
}
