import type { BookConfig, StayDate } from '../contracts/index.ts';
import { timeOfDayIn, todayIn } from './zone.ts';

export type SameDayConfig = Pick<
  BookConfig,
  | 'sameDayBookingRestrictionEnabled'
  | 'sameDayBookingRestrictionHour'
  | 'sameDayBookingRestrictionMinute'
  | 'sameDayBookingRestrictionMessage'
>;

export interface SameDayRestriction {
  readonly blocked: boolean;
  /** The hotel's own message when it has one and the stay is blocked. */
  readonly message: string | null;
}

const open: SameDayRestriction = { blocked: false, message: null };

/**
 * product.md 4: when enabled and the stay starts today, booking is blocked once the time has reached the configured hour
 * and minute; both on the property's clock (decisions 2).
 */
export function sameDayRestriction(
  config: SameDayConfig,
  fromDate: StayDate,
  timeZone: string,
  now: Date,
): SameDayRestriction {
  if (!config.sameDayBookingRestrictionEnabled || fromDate !== todayIn(timeZone, now)) return open;
  const { hour, minute } = timeOfDayIn(timeZone, now);
  const cutOff = config.sameDayBookingRestrictionHour * 60 + config.sameDayBookingRestrictionMinute;
  if (hour * 60 + minute < cutOff) return open;
  return { blocked: true, message: config.sameDayBookingRestrictionMessage };
}
