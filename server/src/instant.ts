import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { StayDate } from 'shared/contracts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** When it is this time (`HH:mm`) of this day on the property's clock. */
export const instantOf = (date: StayDate, time: string, timeZone: string): Date =>
  dayjs.tz(`${date.replaceAll('/', '-')} ${time}`, 'YYYY-MM-DD HH:mm', timeZone).toDate();
