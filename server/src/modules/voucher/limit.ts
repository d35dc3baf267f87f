import type { RateLimit } from '../../http/rate-limit-repository.ts';

/**
 * Wrong codes in Create, counted apart from the checks, so that a guest who has checked codes can still pay with theirs; a right code
 * returns its token. Above the limit a booking is rejected before its code is looked at.
 */
export const wrongVouchersInBookings: RateLimit = { name: 'voucher-booking', capacity: 5, perMinute: 5 };

/** Decisions 1: five attempts a minute per address, so that codes cannot be guessed. */
export const voucherTries: RateLimit = { name: 'voucher', capacity: 5, perMinute: 5 };
