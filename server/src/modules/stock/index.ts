export { type Demand, demandOf, exceedingIndexes, roomUses, type Use } from './demand.ts';
export { lockStock, moveStock, type StockKind, type StockMove } from './repository.ts';
