import type { Composer } from './composer.ts';
import {
  composeAccountExists,
  composeConfirmEmail,
  composeConfirmEmailAgain,
  composePasswordChanged,
  composePasswordReset,
} from './composers/account.ts';
import { composeBookingConfirmation } from './composers/booking-confirmation.ts';
import { composeBookingExpired } from './composers/booking-expired.ts';
import { composeBookingRequested } from './composers/booking-requested.ts';
import { composePreCheckInDone } from './composers/pre-check-in-done.ts';
import { composeTableBooked } from './composers/table-booked.ts';
import type { MailKind, MailPayloads } from './kinds.ts';

/** Every kind of mail and who writes it. */
export const composers: { readonly [Kind in MailKind]: Composer<MailPayloads[Kind]> } = {
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
