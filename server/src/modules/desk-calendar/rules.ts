import type { StayDate } from 'shared/contracts';
import type { CalendarChange } from 'shared/contracts/desk';
import { toMinor, type Minor } from 'shared/domain';
import type { RateByHand } from '../../db/schema.ts';

/** What a night of a rate asks and costs. */
export interface RateValues {
  readonly base: Minor;
  /** 1: any stay is long enough. */
  readonly minStay: number;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
}

/** A night of a rate as the property file has it (null: without a price) and what was set by hand beside that. */
export interface RateNightState {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly night: StayDate;
  readonly inFile: RateValues | null;
  readonly byHand: RateByHand | null;
  readonly changeId: string | null;
}

export const nothingByHand: RateByHand = {
  base: null,
  closed: false,
  minStay: null,
  closedToArrival: null,
  closedToDeparture: null,
};

/** What guests get; null where the rate has no price. A closed rate keeps its values. */
export function valuesNow({
  inFile,
  byHand,
}: RateNightState): (RateValues & { readonly closed: boolean }) | null {
  if (inFile === null) return null;
  return {
    base: byHand?.base ?? inFile.base,
    minStay: byHand?.minStay ?? inFile.minStay,
    closedToArrival: byHand?.closedToArrival ?? inFile.closedToArrival,
    closedToDeparture: byHand?.closedToDeparture ?? inFile.closedToDeparture,
    closed: byHand?.closed ?? false,
  };
}

export interface Pricing {
  readonly currency: string;
  /** To which changed prices are rounded. */
  readonly roundTo: Minor;
}

/** A base rate after a change of prices: never below nothing; an amount that is set is not rounded. */
export function changedPrice(
  base: Minor,
  { kind, value }: NonNullable<CalendarChange['price']>,
  { currency, roundTo }: Pricing,
): Minor {
  const amount = toMinor(value, currency);
  if (kind === 'set') return Math.max(0, amount);
  const changed = kind === 'add' ? base + amount : (base * (100 + value)) / 100;
  return Math.max(0, Math.round(changed / roundTo) * roundTo);
}

const changesRates = (change: CalendarChange): boolean =>
  change.isClosed !== null ||
  change.minStay !== null ||
  change.isClosedToArrival !== null ||
  change.isClosedToDeparture !== null ||
  change.price !== null ||
  change.isAsInFile === true;

export const isOfRates = (change: CalendarChange): boolean =>
  changesRates(change) && change.ratePlanIds.length > 0 && change.roomTypeIds.length > 0;
export const isOfStock = (change: CalendarChange): boolean =>
  (change.total !== null || change.isAsInFile === true) && change.roomTypeIds.length > 0;

/** What a night of a rate has by hand after a change; null where it has no price, and is left as it is. */
function rateAfter(state: RateNightState, change: CalendarChange, pricing: Pricing): RateByHand | null {
  if (state.inFile === null) return null;
  const before = change.isAsInFile === true ? nothingByHand : (state.byHand ?? nothingByHand);
  const base = before.base ?? state.inFile.base;
  return {
    base: change.price === null ? before.base : changedPrice(base, change.price, pricing),
    closed: change.isClosed ?? before.closed,
    minStay: change.minStay ?? before.minStay,
    closedToArrival: change.isClosedToArrival ?? before.closedToArrival,
    closedToDeparture: change.isClosedToDeparture ?? before.closedToDeparture,
  };
}

/** The rooms of a type on a night. */
export interface StockState {
  readonly roomTypeId: string;
  readonly night: StayDate;
  readonly total: number;
  /** Sold and held. */
  readonly taken: number;
  readonly byHand: number | null;
  readonly inFile: number;
  readonly changeId: string | null;
}

/** How many there then are: never fewer than are sold and held. */
export const roomsAfter = (state: StockState, total: number | null): number =>
  Math.max(total ?? state.inFile, state.taken);

const extremes = (prices: readonly Minor[]): readonly [Minor, Minor] | null => {
  const [first] = prices;
  if (first === undefined) return null;
  return [Math.min(first, ...prices), Math.max(first, ...prices)];
};

interface PlannedRate {
  readonly state: RateNightState;
  readonly after: RateByHand;
}

/** Rates that may then be booked for shorter stays than before: the longest minimum that they had, and on how many nights it goes down. */
export function loweredMinStays(planned: readonly PlannedRate[]) {
  const lowered = new Map<
    string,
    { roomTypeId: string; ratePlanId: string; before: number; nights: number }
  >();
  for (const { state, after } of planned) {
    const { roomTypeId, ratePlanId } = state;
    const before = valuesNow(state)?.minStay ?? 1;
    if ((after.minStay ?? state.inFile?.minStay ?? 1) >= before) continue;
    const key = JSON.stringify([roomTypeId, ratePlanId]);
    const { nights, before: longest } = lowered.get(key) ?? { nights: 0, before };
    lowered.set(key, { roomTypeId, ratePlanId, before: Math.max(before, longest), nights: nights + 1 });
  }
  return [...lowered.values()];
}

/** What a change comes to. */
export function planChange(
  change: CalendarChange,
  rates: readonly RateNightState[],
  stock: readonly StockState[],
  pricing: Pricing,
) {
  const planned = rates.flatMap((state) => {
    const after = rateAfter(state, change, pricing);
    return after === null ? [] : [{ state, after }];
  });
  // Null: as many as the file has.
  const wanted = change.total;
  const rooms = isOfStock(change)
    ? stock.map((state) => ({ state, total: roomsAfter(state, wanted), byHand: wanted !== null }))
    : [];
  const hasPrices = change.price !== null || change.isAsInFile === true;
  const before = planned.map(({ state }) => valuesNow(state)?.base ?? 0);
  const after = planned.map(({ state, after: hand }) => hand.base ?? state.inFile?.base ?? 0);
  return {
    rates: planned,
    rooms,
    withoutPrice: rates.length - planned.length,
    taken: stock.reduce((sum, state) => sum + state.taken, 0),
    belowTaken: rooms.map(({ state }) => state).filter((state) => (wanted ?? state.inFile) < state.taken),
    /** How many nights that have a price would then have none to pay. */
    free: planned.filter((_, index) => (before[index] ?? 0) > 0 && (after[index] ?? 0) === 0).length,
    pricesBefore: hasPrices ? extremes(before) : null,
    pricesAfter: hasPrices ? extremes(after) : null,
  };
}
