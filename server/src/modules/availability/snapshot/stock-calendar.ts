import type { StayDate } from 'shared/contracts';
import { daysBetween, nightCount, type Stay } from 'shared/domain';

export interface FreeRow {
  readonly room_type_id: string;
  readonly night: StayDate;
  readonly free: number;
}

/** A change of the free stock of one night; negative when it was taken. */
export interface StockDelta {
  readonly roomTypeId: string;
  readonly night: StayDate;
  readonly count: number;
}

/** Rooms free per room type and night. A night without a row has none. */
export interface StockCalendar {
  /** The minimum over the nights of the stay (decisions 1), never below 0; 0 for a type that is not known. */
  readonly free: (roomTypeId: string, stay: Stay) => number;
  readonly apply: (deltas: readonly StockDelta[]) => void;
  readonly bytes: number;
}

interface Packed {
  readonly first: StayDate;
  readonly length: number;
  readonly byType: ReadonlyMap<string, Int32Array>;
}

function pack(rows: readonly FreeRow[]): Packed {
  const nights = rows.map((row) => row.night);
  const first = nights.reduce((least, night) => (night < least ? night : least), nights[0] ?? '2000/01/01');
  const last = nights.reduce((most, night) => (night > most ? night : most), first);
  const length = rows.length === 0 ? 0 : daysBetween(first, last) + 1;
  const byType = new Map<string, Int32Array>();
  for (const row of rows) {
    const free = byType.get(row.room_type_id) ?? new Int32Array(length);
    free[daysBetween(first, row.night)] = row.free;
    byType.set(row.room_type_id, free);
  }
  return { first, length, byType };
}

/** Nothing of this keeps the rows. */
function calendarOf({ first, length, byType }: Packed): StockCalendar {
  return {
    bytes: byType.size * length * 4,
    free(roomTypeId, stay) {
      const free = byType.get(roomTypeId);
      const from = daysBetween(first, stay.from);
      const to = from + nightCount(stay);
      if (!free || from < 0 || to > length || to <= from) return 0;
      let least = Number.MAX_SAFE_INTEGER;
      for (let day = from; day < to; day += 1) least = Math.min(least, free[day] ?? 0);
      return Math.max(0, least);
    },
    apply(deltas) {
      for (const { roomTypeId, night, count } of deltas) {
        const free = byType.get(roomTypeId);
        const day = daysBetween(first, night);
        if (free && day >= 0 && day < length) free[day] = (free[day] ?? 0) + count;
      }
    },
  };
}

export const createStockCalendar = (rows: readonly FreeRow[]): StockCalendar => calendarOf(pack(rows));
