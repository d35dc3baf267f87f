import { addDays, instantIn } from 'shared/domain';
import type { StayDate } from 'shared/contracts';
import type { StoredProperty } from '../../property/index.ts';

const hourMs = 3_600_000;
/** Where the hotel says nothing. */
export const usualLinkHours = 24;

/**
 * Until when rooms are held for a guest who pays by a link: the hotel's time, and not past its check-in hour on the day of arrival. A guest who comes later on the same day has an
 * hour, and never beyond that day.
 */
export function heldUntil(
  arrival: StayDate,
  { timeZone, content }: Pick<StoredProperty, 'timeZone' | 'content'>,
  now: Date,
): Date {
  const { paymentLinkHours = usualLinkHours, checkInTime } = content;
  const checkIn = instantIn(timeZone, arrival, checkInTime).getTime();
  const dayEnd = instantIn(timeZone, addDays(arrival, 1), '00:00').getTime();
  const at = now.getTime();
  return new Date(Math.min(at + paymentLinkHours * hourMs, Math.max(checkIn, at + hourMs), dayEnd));
}
