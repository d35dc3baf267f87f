export { availabilityFound, availabilityDropped, $availability } from './availability.ts';
export {
  type Basket,
  type BasketChoices,
  emptyBasket,
  type SearchOfBasket,
  type BookingDetails,
  basketStarted,
  itemAdded,
  itemRemoved,
  itemChanged,
  activeRoomChosen,
  quoteReceived,
  bookingDetailsChanged,
  basketCleared,
  basketRestored,
  basketReconciled,
  basketRepriced,
  itemOffersFound,
  $choices,
  $basket,
  $stockLeft,
  $basketTotals,
} from './basket.ts';
export { basketSearchOf, isBasketOf } from './basket-search.ts';
export { basketTotals, type BasketTotals } from './basket-totals.ts';
export { basketRestoreRequested } from './basket-storage.ts';
export * from './booker.ts';
import './booker-of-user.ts';
export * from './bus.ts';
export * from './cleared-basket.ts';
export * from './clock.ts';
export * from './currency.ts';
export {
  createCallFx,
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  joinModelState,
  serverMessage,
  type ApiFailure,
  type FailureBody,
  type ApiResult,
  $http,
} from './http/index.ts';
export * from './ids.ts';
export * from './navigation.ts';
export * from './notifications.ts';
export * from './paths.ts';
export * from './rooms-url.ts';
export * from './property.ts';
export * from './remote.ts';
export * from './reservation-item.ts';
export * from './search.ts';
export {
  userLoaded,
  userChanged,
  userCleared,
  sessionEnded,
  $user,
  $endedUser,
  languageChanged,
  wordsAdded,
  $locale,
  $words,
  $language,
} from './session.ts';
export * from './storage.ts';
export { workBegan, workEnded, $isWorkInProgress } from './work-guard.ts';
// Every page formats its texts with these: they are here once, and a remote that imports them from `shared/domain` ships a copy.
export { createMessages, domainMessages, formatMoney, formatStayDate, translateIn } from '../domain/index.ts';
