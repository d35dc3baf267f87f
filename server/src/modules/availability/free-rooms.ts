import { addDays, type Stay } from 'shared/domain';
import type { StayDate } from 'shared/contracts';
import { freeRooms } from '../stock/index.ts';
import type { StoredRoomType } from './repository.ts';
import type { PropertySnapshot } from './snapshot/index.ts';
import type { PricedRate } from './stay-rate-rules.ts';

type StockSource = Pick<PropertySnapshot, 'allotments' | 'stock'>;

/** What a row of stock has left of a night. */
export const freeOfRow =
  ({ stock }: Pick<StockSource, 'stock'>) =>
  (id: string, night: StayDate): number =>
    stock.free(id, { from: night, to: addDays(night, 1) });

export interface StayOn {
  readonly stay: Stay;
  /** The property's today: allotments are released by it. */
  readonly today: StayDate;
}

/** Rooms of a type that some of these plans may take on every night of a stay. */
export function freeOfPlans(
  snapshot: StockSource,
  roomTypeId: string,
  ratePlanIds: readonly string[],
  on: StayOn,
): number {
  const { allotments, stock } = snapshot;
  if (allotments.length === 0) return stock.free(roomTypeId, on.stay);
  const freeOn = freeOfRow(snapshot);
  return Math.max(
    0,
    ...ratePlanIds.map((ratePlanId) => freeRooms(allotments, { roomTypeId, ratePlanId }, on, freeOn)),
  );
}

/** Rooms of each type that its plans among these rates may take; of a type that a rule keeps from being sold, any plan of this guest. */
export function freeByType(
  snapshot: StockSource & { readonly roomTypes: readonly Pick<StoredRoomType, 'roomTypeId'>[] },
  rates: readonly PricedRate[],
  on: StayOn,
  openPlanIds: readonly string[] = [],
): Map<string, number> {
  const byType = Map.groupBy(rates, ({ roomTypeId }) => roomTypeId);
  return new Map(
    snapshot.roomTypes.map(({ roomTypeId }) => {
      const plans = byType.get(roomTypeId)?.map(({ ratePlanId }) => ratePlanId) ?? openPlanIds;
      return [roomTypeId, freeOfPlans(snapshot, roomTypeId, plans, on)];
    }),
  );
}

/**
 * The rates that have rooms, where plans share them unequally: those that have as many as any of their type, or enough for all the rooms that
 * are wanted.
 */
export function ratesWithRooms(
  snapshot: StockSource,
  rates: readonly PricedRate[],
  on: StayOn,
  wanted: number,
): PricedRate[] {
  if (snapshot.allotments.length === 0) return [...rates];
  const counted = rates.map((rate) => ({
    rate,
    free: freeOfPlans(snapshot, rate.roomTypeId, [rate.ratePlanId], on),
  }));
  const most = new Map<string, number>();
  for (const { rate, free } of counted)
    most.set(rate.roomTypeId, Math.max(free, most.get(rate.roomTypeId) ?? 0));
  return counted.flatMap(({ rate, free }) =>
    free > 0 && (free >= wanted || free === most.get(rate.roomTypeId)) ? [rate] : [],
  );
}
