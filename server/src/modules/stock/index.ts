export {
  type Allotment,
  allotmentOfRow,
  allotmentRow,
  freeRooms,
  isAllotmentRow,
  type RoomChoice,
  roomChoices,
  roomTypeOfRow,
  takeFrom,
} from './allotments.ts';
export { type Demand, demandOf, exceedingIndexes, type FreeStock, roomUses, type Use } from './demand.ts';
export { divideStock, type NightStock, type TakenRow } from './divide-stock.ts';
export {
  findLastNight,
  lockStock,
  moveStock,
  readStock,
  type StockKind,
  type StockMove,
} from './repository.ts';
