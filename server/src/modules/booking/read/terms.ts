import { addedTaxes, type AgreedStay, cancellationSchedule, nightPrices } from 'shared/domain';
import type { StoredProperty } from '../../property/index.ts';
import type { ItemRow, ReservationRow } from '../repository.ts';

/** Everything of a room: its extras and added taxes too; minor units. */
export function wholeOf({
  total_minor: total,
  price_lines: lines,
}: Pick<ItemRow, 'total_minor' | 'price_lines'>): number {
  return total + addedTaxes(lines.flatMap(({ line }) => (line?.kind === 'tax' ? [line.tax] : [])));
}

/** A room as the rule of cancelling reads it. */
export const termsOf = (
  item: ItemRow,
  row: Pick<ReservationRow, 'date_from' | 'created_at' | 'currency'>,
  { timeZone, content }: Pick<StoredProperty, 'timeZone' | 'content'>,
): AgreedStay => ({
  rules: item.cancellation_policy,
  noShow: item.no_show,
  arrival: row.date_from,
  checkInTime: content.checkInTime,
  timeZone,
  bookedAt: row.created_at,
  nights: nightPrices(
    item.room_minor,
    item.nights.map(({ baseMinor }) => baseMinor),
  ),
  total: wholeOf(item),
  currency: row.currency,
});

/** The last moment at which cancelling all that is left costs nothing; null where there was none, or only the rate's own words say it. */
export function freeUntil(
  row: Pick<ReservationRow, 'date_from' | 'created_at' | 'currency' | 'status'>,
  items: readonly ItemRow[],
  property: Pick<StoredProperty, 'timeZone' | 'content'>,
): Date | null {
  const active = items.filter((item) => item.cancelled_at === null);
  if (row.status !== 'Confirmed' || active.length === 0) return null;
  const ends = active.map((item) => {
    const [first] = cancellationSchedule(termsOf(item, row, property)) ?? [];
    return first?.feeMinor === 0 ? first.until : null;
  });
  const known = ends.filter((end) => end !== null && end !== undefined);
  return known.length < ends.length ? null : known.reduce((least, end) => (end < least ? end : least));
}
