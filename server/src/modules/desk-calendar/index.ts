export {
  type ByHandConflict,
  conflictText,
  keepRatesByHand,
  keepStockByHand,
  noteRoomsOfFile,
} from './keep-by-hand.ts';
export { registerDeskCalendarRoutes } from './routes.ts';
