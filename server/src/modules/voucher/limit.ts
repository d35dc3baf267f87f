import type { RateLimit } from '../../http/rate-limit-repository.ts';

/** Decisions 1: five tries a minute per address, so that codes cannot be guessed. */
export const voucherTries: RateLimit = { name: 'voucher', capacity: 5, perMinute: 5 };
