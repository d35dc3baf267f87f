export { bookedLanguage } from './booked-language.ts';
export { bookByDesk, createDeskBookDeps, type DeskBookDeps } from './by-desk/book.ts';
export { endHoldByDesk } from './by-desk/end-hold.ts';
export { quoteAtDesk } from './by-desk/quote.ts';
export { dueByLink } from './by-link/due-by-link.ts';
export { canonicalRooms } from './create/body-hash.ts';
export type { BookableService } from './create/content.ts';
export { purgeAttempts } from './create/idempotency-repository.ts';
export type { PricedService } from './create/price-booking.ts';
export { boughtServices, planRooms, type PlannedRoom } from './create/plan-rooms.ts';
export { stayTotal } from './create/stay-total.ts';
export { chargeDue } from './later/charge-due.ts';
export { mailFormerAddress } from './former-address.ts';
export { dueItemId, dueJob, giveUpUnconfirmed, leaseDues } from './later/due-repository.ts';
export { payPath } from './later/later-payment.ts';
export { dueNow } from './later/read-due.ts';
export type { LaterDeps } from './later/settle-later.ts';
export { bookingMessages } from './messages/en-GB.ts';
export { sayAction, sayDecline } from './pay/responses.ts';
export { takeStock } from './pay/hold.ts';
export { typedCardProblems } from './pay/typed-card.ts';
export { createPaymentEvents } from './pay/payment-events.ts';
export { decideRequest, openRequests } from './pay/decide-request.ts';
export { refundPayment } from './pay/refund.ts';
export {
  capturePayment,
  releaseOneExpired,
  resolvePayment,
  type SettleDeps,
  settleByLookup,
} from './pay/settle.ts';
export { boardAmong, chargedTax, costLines, lineText, storedLine, taxesAmong } from './price-line-text.ts';
export { bookingCalendarAttachment } from './read/booking-calendar.ts';
export { bookingsOfUsers } from './read/bookings-of-users.ts';
export { cardReceipt, describeReservation, type TablesOfStay } from './read/confirmation.ts';
export { type IsOwn, isOwnOf, requireReservation } from './read/find.ts';
export { asBooked, hotelsNames, type Naming, roomTypeNames } from './read/hotels-names.ts';
export { stayFacts } from './read/stay-facts.ts';
export { freeUntil, termsOf, wholeOf } from './read/terms.ts';
export { withoutRefunds } from './read/without-refunds.ts';
export {
  composeBookingConfirmation,
  manageAction,
  roomSections,
  totalLines,
} from './read/mails/booking-confirmation.ts';
export { composeBookingExpired } from './read/mails/booking-expired.ts';
export { composeBookingRequested } from './read/mails/booking-requested.ts';
export { composePaymentDue } from './read/mails/payment-due.ts';
export { composePaymentLink } from './read/mails/payment-link.ts';
export { isPreCheckInCode } from './read/pre-check-in-code.ts';
export {
  findReservation,
  findReservationByReference,
  type ItemRow,
  listActiveItems,
  listItems,
  listItemServices,
  listWaitingForLink,
  lockReservation,
  type ReservationName,
  type ReservationRow,
  type ServiceRow,
} from './repository.ts';
export { registerBookingRoutes } from './routes.ts';
export { isOnRequest, storedAges, waitsForLink, wireStatus } from './rules.ts';
