import type { StayDate } from 'shared/contracts';
import { addDays, daysBetween, nightCount, type Stay } from 'shared/domain';

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
  /** The nights, half-open, on which something else is free than in another calendar; null where nothing is. */
  readonly nightsOther: (than: StockCalendar) => Stay | null;
  /** What `nightsOther` compares. */
  readonly packed: PackedStock;
  /** The minimum over the nights of the stay (decisions 1), never below 0; 0 for a type that is not known. */
  readonly free: (roomTypeId: string, stay: Stay) => number;
  readonly apply: (deltas: readonly StockDelta[]) => void;
  readonly bytes: number;
}

export interface PackedStock {
  readonly first: StayDate;
  readonly length: number;
  readonly byType: ReadonlyMap<string, Int32Array>;
}

function pack(rows: readonly FreeRow[]): PackedStock {
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

const everyNight: Stay = { from: '0001/01/01', to: '9999/12/31' };

function otherNights(a: PackedStock, b: PackedStock): Stay | null {
  // An import has moved them: then everything may be another.
  if (a.first !== b.first || a.length !== b.length) return everyNight;
  let [from, to] = [a.length, -1];
  for (const id of new Set([...a.byType.keys(), ...b.byType.keys()])) {
    const [mine, theirs] = [a.byType.get(id), b.byType.get(id)];
    if (!mine || !theirs) return everyNight;
    for (let day = 0; day < a.length; day += 1) {
      if (mine[day] === theirs[day]) continue;
      from = Math.min(from, day);
      to = Math.max(to, day + 1);
    }
  }
  return to < 0 ? null : { from: addDays(a.first, from), to: addDays(a.first, to) };
}

/** Nothing of this keeps the rows. */
function calendarOf(packed: PackedStock): StockCalendar {
  const { first, length, byType } = packed;
  return {
    packed,
    nightsOther: (than) => otherNights(packed, than.packed),
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
