export {
  ageRangeText,
  areAgesMissing,
  areAgesOf,
  bandOf,
  type ChildBands,
  countedParty,
  knownAges,
  timesCharged,
} from './ages.ts';
export * from './allocate-rooms.ts';
export { type AlternativesQuestion } from './alternatives.ts';
export * from './booker.ts';
export * from './breakpoints.ts';
export * from './colour.ts';
export * from './compact-calendar.ts';
export {
  type AgreedStay,
  cancelledAt,
  cancellationFeeMinor,
  cancellationSchedule,
  coverFee,
  nightPrices,
  noShowMinor,
} from './cancellation-terms.ts';
export * from './cancellation-text.ts';
export {
  agreedDeadlines,
  type Cancellation,
  type CancellationContext,
  type CancellationFee,
  type Deadline,
  explainCancellation,
} from './cancellation.ts';
export * from './cards.ts';
export * from './conversion.ts';
export * from './check-in-steps.ts';
export * from './count-text.ts';
export * from './countries.ts';
export * from './credit-card.ts';
export * from './date-text.ts';
export * from './dialing-codes.ts';
export * from './drawn-page.ts';
export { type ExtraUse, extraUnitPrice, extraCost, maxQuantity, isSelectableExtra } from './extras.ts';
export * from './allocation-problem.ts';
export { type IncludedExtra, includedExtras, worthOf } from './inclusions.ts';
export {
  agesParameter,
  asksForGuests,
  parseSearchQuery,
  formatSearchQuery,
  maximumNights,
  type LinkParameter,
  linkParameters,
  type SearchNote,
  searchNoteText,
  type RoomRules,
  type SearchLinkContext,
  type SearchReading,
} from './links/index.ts';
export * from './picture.ts';
export * from './lowest-total.ts';
export * from './messages/index.ts';
export * from './money.ts';
export * from './next-step.ts';
export * from './occupancy.ts';
export * from './offers.ts';
export { decideOnward, roomNumberOf, type Onward } from './onward.ts';
export {
  addressWords,
  ownAddress,
  stayAddress,
  ownPatterns,
  pageAddress,
  pageDefinitions,
  type ProductPage,
} from './pages.ts';
export { listText } from './list-text.ts';
export { guestCount, isParty, largestParty } from './party.ts';
export * from './payment.ts';
export { isPaidInParts, type PaymentPlan, paymentPlan, roomsToPay } from './payment-plan.ts';
export {
  checkInPaymentReason,
  type CheckInGuest,
  type CheckInItem,
  checkInGuestProblems,
  isCheckInGuestValid,
  type CheckInState,
  canSaveCheckIn,
  checkInExtraCost,
  type CheckInAccount,
} from './pre-check-in.ts';
export { calendarAddress, hasReceipt, passAddress, receiptAddress } from './booking-files.ts';
export { type Bill, type BillLine, billOf } from './bill.ts';
export { priceOfBooking, type PromotionLine, type RoomToPrice } from './booking-price.ts';
export { instantIn } from './instant.ts';
export {
  explainExtra,
  explainRoomPrice,
  explainTax,
  type PriceLine,
  priceLineText,
  taxLineText,
} from './price-lines.ts';
export {
  chargedCosts,
  fullRoomPrice,
  roomPrice,
  roomPriceFor,
  originalRoomPrice,
  perNight,
  ratesForParty,
} from './pricing.ts';
export * from './same-day.ts';
export * from './search-criteria.ts';
export * from './search-request.ts';
export * from './search-rooms.ts';
export * from './person-name.ts';
export * from './stay-advice.ts';
export {
  leadPriceOf,
  calendarDay,
  stayRules,
  type DayRate,
  type CalendarDay,
  type StayCalendar,
  noCalendar,
  type StayNeed,
  type StayProblem,
  isRestriction,
  type StayRules,
} from './stay-calendar.ts';
export {
  isLengthOf,
  lengthOnArrival,
  lengthOver,
  mostDaysBefore,
  type StayTerms,
  windowProblem,
  type WindowProblem,
} from './stay-terms.ts';
export { type StayCosts, type NightRate, type StayRate, stayRateOf } from './stay-rate.ts';
export * from './stay.ts';
export {
  bookingStage,
  type BookingStage,
  flagOf,
  stageOf,
  stepFlag,
  type StepFlag,
  stepNames,
  type StepName,
  type StepItem,
  type StepState,
  type Step,
} from './steps.ts';
export { stockLeft } from './stock-left.ts';
export * from './tables.ts';
export * from './tax-text.ts';
export {
  addedTaxes,
  bookingTaxes,
  extrasTaxes,
  isPerNight,
  isPerPerson,
  type HotelPricing,
  itemTaxes,
  nightTaxes,
  roomTaxes,
  sumTaxLines,
  type TaxLine,
} from './taxes.ts';
export * from './totals.ts';
export * from './typed-number.ts';
export * from './typed-text.ts';
export * from './upgrades.ts';
export {
  isBlank,
  type Problem,
  isCardExpired,
  cardProblems,
  confirmationProblems,
  type PaymentState,
  type ConfirmationState,
  personalDetailsProblems,
  type RequiredFlags,
  type NameFlags,
  type NamedRoom,
  type LeadGuestField,
  leadGuestProblems,
  isLeadGuestValid,
  addressProblems,
  fitsPostCode,
  type SearchReadiness,
  canSearch,
  isPhone,
  passwordProblem,
  isEmail,
  isStrongPassword,
  passwordConfirmationProblem,
} from './validation/index.ts';
export { type TimeOfDay, timeOfDayIn, todayIn } from './zone.ts';
export { distanceMetres, farthestWalkMetres, walkingMinutes } from './walking.ts';
