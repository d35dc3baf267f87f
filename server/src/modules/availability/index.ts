export { createFindRooms, type FindRooms } from './find-rooms.ts';
export { freeByType, freeOfPlans, freeOfRow, ratesWithRooms } from './free-rooms.ts';
export { createLiveLists, type LiveLists } from './live/live-lists.ts';
export { createPromoCodeLimit, type PromoCodeLimit } from './promo-code-limit.ts';
export type { PromoCodeDecision } from './promo-code.ts';
export { createQuotes, type Quote, type Quotes } from './quote.ts';
export { extraStockId, isPromoCodeOf } from './repository.ts';
export { createSearchDeps, registerAvailabilityRoutes } from './routes.ts';
export { searchBeside, type SearchDeps } from './search.ts';
export { searchProblems } from './search-rules.ts';
export {
  createPropertySnapshots,
  type PropertySnapshot,
  type ServingDeps,
  type StockDelta,
} from './snapshot/index.ts';
export { createReadBehind } from './snapshot/read-behind.ts';
export { readStayHotels, type StayHotel } from './snapshot/stay-hotels.ts';
export { watchSnapshots } from './snapshot/watch.ts';
export type { AppliedPromo, PricedRate } from './stay-rate-rules.ts';
export { type StayRates, stayRatesOf } from './stay-rates.ts';
