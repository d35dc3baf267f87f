import type { AppDeps } from '../../deps.ts';
import { HttpError } from '../../http/errors.ts';
import { anyProperty, createRateLimiter } from '../../http/rate-limit-repository.ts';
import { wrongVouchersInBookings } from './limit.ts';

/** Where a refusal of Create says that the voucher's code is wrong. */
export const voucherField = 'HopGiftVoucherCode';

const isWrongVoucher = (error: unknown): boolean =>
  error instanceof HttpError && error.modelState?.[voucherField] !== undefined;

interface Tried {
  readonly clientIp: string;
}

/** Lets a booking with a voucher run while its place has wrong codes left to try; 429 else. Only a wrong code is counted in the end. */
export function createVoucherLimit(deps: Pick<AppDeps, 'db' | 'clock' | 'secretKey'>) {
  const limiter = createRateLimiter(deps.db, deps.secretKey);
  return async <T>({ clientIp }: Tried, book: () => Promise<T>): Promise<T> => {
    await limiter.take(wrongVouchersInBookings, anyProperty, clientIp, deps.clock.now());
    const giveBack = () => limiter.giveBack(wrongVouchersInBookings, anyProperty, clientIp);
    try {
      const made = await book();
      await giveBack();
      return made;
    } catch (error) {
      if (!isWrongVoucher(error)) await giveBack();
      throw error;
    }
  };
}
