import { useMemo } from 'react';
import type { StayDate } from 'shared/contracts';
import { useConversion, useLocale, useMessages, useMoney } from 'shared/ui';
import { convert, type StayCalendar } from '../domain/index.ts';
import { compactPrice } from './lead-price.ts';
import { calendarMessages } from './messages/en-GB.ts';

/** What a day of the calendar says of its cheapest rate, short and in words; null where nothing is known or on sale. */
export interface DayNotes {
  readonly price: (date: StayDate) => string | null;
  readonly spokenPrice: (date: StayDate) => string | null;
}

/** Asks once for each date: a press draws hundreds of days again, and none of their prices has changed. */
function once<T>(find: (date: StayDate) => T): (date: StayDate) => T {
  const known = new Map<StayDate, T>();
  return (date) => {
    const value = known.has(date) ? (known.get(date) as T) : find(date);
    known.set(date, value);
    return value;
  };
}

export function useDayNotes(calendar: StayCalendar | null, currency: string): DayNotes {
  const text = useMessages(calendarMessages);
  const locale = useLocale();
  const money = useMoney();
  const conversion = useConversion(currency);
  return useMemo(
    () => ({
      price: once((date) => {
        const lead = calendar?.days.get(date)?.leadPrice ?? null;
        if (lead === null) return null;
        return conversion === null
          ? compactPrice(lead, currency, locale)
          : compactPrice(convert(lead, conversion), conversion.to, locale);
      }),
      spokenPrice: once((date) => {
        const day = calendar?.days.get(date) ?? null;
        if (day === null || day.leadPrice === null) return null;
        const from = text('calendar.from', { price: money(day.leadPrice, currency) });
        return day.minimumNights > 1
          ? `${from}${text('count.comma')}${text('calendar.minimum', { count: day.minimumNights })}`
          : from;
      }),
    }),
    [calendar, conversion, currency, locale, money, text],
  );
}
