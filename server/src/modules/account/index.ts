export { type BookingGuest, findBookingGuest, withSavedCard } from './booking-guest.ts';
export type { BookersBooking, BookingsOfUsers } from './bookings.ts';
export { createAccountDeps } from './create-account.ts';
export type { AccountDeps } from './deps.ts';
export { forgetRemovedCards } from './forget-cards.ts';
export { deleteGrant, insertGrant, listGrants } from './grant-repository.ts';
export { learnFromBooking } from './learn-from-booking.ts';
export { saveCardOf, saveForField, saveKeptCard } from './save-card.ts';
export {
  composeAccountExists,
  composeConfirmEmail,
  composeConfirmEmailAgain,
  composePasswordChanged,
  composePasswordReset,
} from './mails.ts';
export { purgeAccounts } from './purge-repository.ts';
export { completeRegistrations, registerBooker } from './register-booker.ts';
export { registerAccountRoutes } from './routes.ts';
export { cookieName, hasSessionCookie, readCookie } from './session-cookie.ts';
export { createSessions, type Sessions } from './sessions.ts';
export { emailCheck, passwordCheck, requireValid } from './rules.ts';
export { derivedToken, hashOfToken, newToken } from './secret-token.ts';
export type { UserName } from './user-repository.ts';
