export {
  type Allotment,
  allotmentRow,
  freeRooms,
  isAllotmentRow,
  type RoomChoice,
  roomChoices,
  roomTypeOfRow,
  takeFrom,
} from './allotments.ts';
export { type Demand, demandOf, exceedingIndexes, roomUses, type Use } from './demand.ts';
export { lockStock, moveStock, type StockKind, type StockMove } from './repository.ts';
