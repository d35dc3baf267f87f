export {
  type ByHandConflict,
  conflictText,
  keepRatesByHand,
  keepStockByHand,
  noteRoomsOfFile,
} from './keep-by-hand.ts';
export { purgeCalendarChanges } from './purge-repository.ts';
export { registerDeskCalendarRoutes } from './routes.ts';
