import type { CreateRequest } from 'shared/contracts';
import type { AppDeps } from '../../../deps.ts';
import { HttpError } from '../../../http/errors.ts';
import {
  anyProperty,
  clientOfText,
  createRateLimiter,
  type RateLimit,
} from '../../../http/rate-limit-repository.ts';
import { givesPin } from './company-proof.ts';

/** The field of Create's error when the company's PIN is wrong. */
export const pinField = 'InvoicePin';

/** Wrong PINs from one network, over all hotels and companies; and of one company from everywhere. A right one costs nothing. */
const wrongPinsFrom: RateLimit = { name: 'pin-ip', capacity: 5, perMinute: 1 };
const wrongPinsOf: RateLimit = { name: 'pin-company', capacity: 30, perMinute: 1 / 6 };

const isWrongPin = (error: unknown): boolean =>
  error instanceof HttpError && error.modelState?.[pinField] !== undefined;

interface Tried {
  readonly propertyId: string;
  readonly clientIp: string;
}

/** Limits wrong PINs of bookings, by network and by company; 429 when there were too many. */
export function createWrongPinLimit({ db, clock, secretKey }: Pick<AppDeps, 'db' | 'clock' | 'secretKey'>) {
  const limiter = createRateLimiter(db, secretKey);
  return async <T>(request: CreateRequest, tried: Tried, book: () => Promise<T>): Promise<T> => {
    if (!givesPin(request)) return book();
    const company = clientOfText(request.accountId ?? '');
    await limiter.take(wrongPinsFrom, anyProperty, tried.clientIp, clock.now());
    await limiter.take(wrongPinsOf, tried.propertyId, company, clock.now());
    const returnToken = async () => {
      await limiter.returnToken(wrongPinsFrom, anyProperty, tried.clientIp);
      await limiter.returnToken(wrongPinsOf, tried.propertyId, company);
    };
    try {
      const made = await book();
      await returnToken();
      return made;
    } catch (error) {
      if (!isWrongPin(error)) await returnToken();
      throw error;
    }
  };
}
