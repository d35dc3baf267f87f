import type { Composers } from '../modules/mail/index.ts';
import {
  composeAccountExists,
  composeConfirmEmail,
  composeConfirmEmailAgain,
  composePasswordChanged,
  composePasswordReset,
} from '../modules/account/index.ts';
import {
  composeBookingConfirmation,
  composeBookingExpired,
  composeBookingRequested,
  composePaymentDue,
  composePaymentLink,
} from '../modules/booking/index.ts';
import { composeHotelArrivals, composeHotelEvent } from '../modules/hotel-mail/index.ts';
import { composePreCheckInDone } from '../modules/pre-check-in/index.ts';
import {
  composeBookingCancelled,
  composeBookingChanged,
  composeBookingEmailChanged,
  composeBookingLink,
  composeRefundMade,
} from '../modules/stay/index.ts';
import { composePrivacyLink } from '../modules/privacy/index.ts';
import { composeReviewRequest } from '../modules/review/index.ts';
import { composeTableBooked, composeTableCancelled, composeTableMoved } from '../modules/restaurant/index.ts';
import { composeStaffInvitation } from '../modules/staff/index.ts';

/** Every kind of mail and who writes it. */
export const composers: Composers = {
  'account-exists': composeAccountExists,
  'confirm-email': composeConfirmEmail,
  'confirm-email-again': composeConfirmEmailAgain,
  'password-changed': composePasswordChanged,
  'password-reset': composePasswordReset,
  'privacy-link': composePrivacyLink,
  'booking-confirmation': composeBookingConfirmation,
  'booking-requested': composeBookingRequested,
  'booking-expired': composeBookingExpired,
  'payment-due': composePaymentDue,
  'payment-link': composePaymentLink,
  'booking-cancelled': composeBookingCancelled,
  'booking-changed': composeBookingChanged,
  'booking-email-changed': composeBookingEmailChanged,
  'booking-link': composeBookingLink,
  'refund-made': composeRefundMade,
  'pre-check-in-done': composePreCheckInDone,
  'review-request': composeReviewRequest,
  'staff-invitation': composeStaffInvitation,
  'hotel-event': composeHotelEvent,
  'hotel-arrivals': composeHotelArrivals,
  'table-booked': composeTableBooked,
  'table-moved': composeTableMoved,
  'table-cancelled': composeTableCancelled,
};
