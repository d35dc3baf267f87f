import type { Composers } from '../modules/mail/composer.ts';
import {
  composeAccountExists,
  composeConfirmEmail,
  composeConfirmEmailAgain,
  composePasswordChanged,
  composePasswordReset,
} from '../modules/account/mails.ts';
import { composeBookingConfirmation } from '../modules/reservation/mails/booking-confirmation.ts';
import { composeBookingExpired } from '../modules/reservation/mails/booking-expired.ts';
import { composeBookingRequested } from '../modules/reservation/mails/booking-requested.ts';
import { composePreCheckInDone } from '../modules/pre-check-in/mail.ts';
import { composeTableBooked } from '../modules/restaurant/mail.ts';

/** Every kind of mail and who writes it. */
export const composers: Composers = {
  'account-exists': composeAccountExists,
  'confirm-email': composeConfirmEmail,
  'confirm-email-again': composeConfirmEmailAgain,
  'password-changed': composePasswordChanged,
  'password-reset': composePasswordReset,
  'booking-confirmation': composeBookingConfirmation,
  'booking-requested': composeBookingRequested,
  'booking-expired': composeBookingExpired,
  'pre-check-in-done': composePreCheckInDone,
  'table-booked': composeTableBooked,
};
