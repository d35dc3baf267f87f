import type { StayDate } from 'shared/contracts';
import { nightsOf, type Stay } from 'shared/domain';

/** So many of one thing (a room type, an extra) for one night: one row of stock. */
export interface Demand {
  readonly id: string;
  readonly night: StayDate;
  readonly count: number;
}

/** The stock that one room of a booking takes, for each of these nights. */
export interface Use {
  readonly id: string;
  readonly nights: readonly StayDate[];
  readonly count: number;
}

const rowKey = (id: string, night: StayDate): string => JSON.stringify([id, night]);

/** One demand for each row of stock, several uses of the same row summed. */
export function demandOf(uses: readonly Use[]): Demand[] {
  const byRow = new Map<string, Demand>();
  for (const { id, nights, count } of uses) {
    for (const night of nights) {
      const key = rowKey(id, night);
      byRow.set(key, { id, night, count: (byRow.get(key)?.count ?? 0) + count });
    }
  }
  return [...byRow.values()];
}

/** Each room takes one of its type for every night of the stay. */
export const roomUses = (rooms: readonly { readonly roomTypeId: string }[], stay: Stay): Use[] =>
  rooms.map(({ roomTypeId }) => ({ id: roomTypeId, nights: nightsOf(stay), count: 1 }));

export interface FreeStock {
  readonly id: string;
  readonly night: StayDate;
  readonly free: number;
}

/**
 * The indexes of the uses that exceed the stock when they are served in order; such a use takes nothing, so that a later, smaller one
 * may still succeed. A missing row of stock has nothing free.
 */
export function exceedingIndexes(uses: readonly Use[], stock: readonly FreeStock[]): number[] {
  const free = new Map(stock.map((row) => [rowKey(row.id, row.night), row.free]));
  return uses.flatMap(({ id, nights, count }, index) => {
    const keys = nights.map((night) => rowKey(id, night));
    if (keys.some((key) => (free.get(key) ?? 0) < count)) return [index];
    for (const key of keys) free.set(key, (free.get(key) ?? 0) - count);
    return [];
  });
}
