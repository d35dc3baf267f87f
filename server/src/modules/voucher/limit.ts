import type { RateLimit } from '../../http/rate-limit-repository.ts';

/**
 * Wrong codes that Create may be tried with: counted apart from the checks, so that who has checked codes can still pay with theirs; a right
 * one gives its token back. What is refused when none is left is refused before the code is looked at.
 */
export const wrongVouchersInBookings: RateLimit = { name: 'voucher-booking', capacity: 5, perMinute: 5 };

/** Decisions 1: five tries a minute per address, so that codes cannot be guessed. */
export const voucherTries: RateLimit = { name: 'voucher', capacity: 5, perMinute: 5 };
