/**
 * What of the contracts there is in the browser: the shell gives these values to every remote as `shared/contracts`. The calls, and the
 * words that a remote makes calls of its own with; the shapes that only servers and builds read would be bytes of every page.
 * `pnpm lint:doors` compares it with what pages import.
 */
export {
  getAccount,
  authenticate,
  logout,
  register,
  confirmEmail,
  requestPasswordReset,
  requestEmailConfirmation,
  passwordReset,
  changePassword,
  updateAccount,
  removeCreditCard,
  getMyReservations,
} from './account.ts';
export {
  partyShape,
  partySchema,
  searchAvailability,
  compactSearch,
  getCalendar,
  compactCalendar,
  unreadCalendar,
  readCalendarDay,
} from './availability.ts';
export { boardBases } from './board.ts';
export { getBookConfig } from './book-config.ts';
export { chooseRelease, namedRemotes, remoteOfSlot } from './choose-release.ts';
export { defineEndpoint, responseSchema } from './endpoint.ts';
export { saidShape, errorBodySchema, refusalSchema } from './error.ts';
export { getInvoice, issueInvoice } from './invoice.ts';
export { getPaymentDue, payPaymentDue } from './payment-due.ts';
export * from './payment-type.ts';
export { getPreCheckInConfig, getPreCheckIn, savePreCheckIn } from './pre-check-in.ts';
export * from './primitives.ts';
export { defaultPhoneCountryCode, propertyIdParams, getProperty } from './property.ts';
export { getPropertyGroup, searchPropertyGroup, searchPropertyGroupAreas } from './property-group.ts';
export * from './rate-costs.ts';
export { developmentIntegrity, registrySchema } from './registry.ts';
export { createReservation, getReservationStatus, getConfirmation, checkVoucherCode } from './reservation.ts';
export {
  getRestaurants,
  getRestaurantSetup,
  getRestaurantAvailability,
  createRestaurantBooking,
} from './restaurant.ts';
export { getServices, getReservationItemServices } from './service.ts';
export * from './site-data.ts';
export { getCountries, getRoomTypeConfigurations, getExchangeRates, searchCompanies } from './static-data.ts';
export { wireObject, orNull } from './wire.ts';
