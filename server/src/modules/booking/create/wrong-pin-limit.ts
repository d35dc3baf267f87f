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

/** Where a refusal of Create says that the company's PIN is wrong. */
export const pinField = 'InvoicePin';

/** Wrong PINs from one place, over all hotels and companies; and of one company from everywhere. A right one costs nothing. */
const wrongPinsFrom: RateLimit = { name: 'pin-ip', capacity: 5, perMinute: 1 };
const wrongPinsOf: RateLimit = { name: 'pin-company', capacity: 30, perMinute: 1 / 6 };

const isWrongPin = (error: unknown): boolean =>
  error instanceof HttpError && error.modelState?.[pinField] !== undefined;

interface Tried {
  readonly propertyId: string;
  readonly clientIp: string;
}

/** Lets a booking with a company's PIN run while its place and the company have wrong ones left to try; 429 else. */
export function createWrongPinLimit({ db, clock, secretKey }: Pick<AppDeps, 'db' | 'clock' | 'secretKey'>) {
  const limiter = createRateLimiter(db, secretKey);
  return async <T>(request: CreateRequest, tried: Tried, book: () => Promise<T>): Promise<T> => {
    if (!givesPin(request)) return book();
    const company = clientOfText(request.accountId ?? '');
    await limiter.take(wrongPinsFrom, anyProperty, tried.clientIp, clock.now());
    await limiter.take(wrongPinsOf, tried.propertyId, company, clock.now());
    const giveBack = async () => {
      await limiter.giveBack(wrongPinsFrom, anyProperty, tried.clientIp);
      await limiter.giveBack(wrongPinsOf, tried.propertyId, company);
    };
    try {
      const made = await book();
      await giveBack();
      return made;
    } catch (error) {
      if (!isWrongPin(error)) await giveBack();
      throw error;
    }
  };
}
