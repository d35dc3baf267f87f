import type { StayDate } from 'shared/contracts';
import { allotmentRow, isAllotmentRow, roomTypeOfRow } from './allotments.ts';

/** How many of something there are on a night. */
export interface NightStock {
  readonly id: string;
  readonly night: StayDate;
  readonly total: number;
}

/** What a row of stock has sold and held. */
export interface TakenRow {
  readonly id: string;
  readonly night: StayDate;
  readonly taken: number;
}

const rowKey = (id: string, night: StayDate): string => JSON.stringify([night, id]);

/**
 * The rooms of each type and night, divided into what is free to all plans and what each allotment has. No row is below what was taken from
 * it: an allotment that the file has no longer, or with fewer rooms, stays as large as that, and where bookings have taken more of the free
 * rooms than would be left, allotments are smaller. Their sum is the total, so no more is sold than that.
 */
export function divideStock(
  totals: readonly NightStock[],
  allotments: readonly (NightStock & { readonly allotmentId: string })[],
  takenRows: readonly TakenRow[],
): NightStock[] {
  const taken = new Map(takenRows.map((row) => [rowKey(row.id, row.night), row.taken]));
  const wanted = new Map<string, Map<string, number>>();
  const rowsOf = (id: string, night: StayDate): Map<string, number> => {
    const rows = wanted.get(rowKey(id, night)) ?? new Map<string, number>();
    wanted.set(rowKey(id, night), rows);
    return rows;
  };
  for (const { id, night, total, allotmentId } of allotments)
    rowsOf(id, night).set(allotmentRow(id, allotmentId), total);
  for (const { id, night } of takenRows) {
    if (!isAllotmentRow(id)) continue;
    const rows = rowsOf(roomTypeOfRow(id), night);
    rows.set(id, rows.get(id) ?? 0);
  }
  return totals
    .flatMap(({ id, night, total }) => {
      const takenOf = (row: string): number => taken.get(rowKey(row, night)) ?? 0;
      let left = total - takenOf(id);
      for (const row of wanted.get(rowKey(id, night))?.keys() ?? []) left -= takenOf(row);
      const divided: NightStock[] = [];
      let free = total;
      for (const [row, rooms] of wanted.get(rowKey(id, night)) ?? []) {
        const unsold = Math.max(0, Math.min(rooms - takenOf(row), left));
        left -= unsold;
        divided.push({ id: row, night, total: takenOf(row) + unsold });
        free -= takenOf(row) + unsold;
      }
      return [{ id, night, total: free }, ...divided];
    })
    .sort((a, b) => (a.id === b.id ? (a.night < b.night ? -1 : 1) : a.id < b.id ? -1 : 1));
}
