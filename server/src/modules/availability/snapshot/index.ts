export type { PropertySnapshot } from './property-snapshot.ts';
export {
  createPropertySnapshots,
  type PropertySnapshots,
  type ServingDeps,
  type StockChange,
} from './property-snapshots.ts';
export type { StockDelta } from './stock-calendar.ts';
