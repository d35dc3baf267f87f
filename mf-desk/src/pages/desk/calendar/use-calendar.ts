import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocale } from 'shared/ui';
import { $ownChanges, calendarOpened, calendarStale } from './calendar-model.ts';

/** Fetches the calendar, and fetches it again when another tab has changed it or this one is seen again. */
export function useFreshCalendar(propertyId: string): void {
  const { open, stale, ownChanges } = useUnit({
    open: calendarOpened,
    stale: calendarStale,
    ownChanges: $ownChanges,
  });
  const channel = useRef<BroadcastChannel | null>(null);
  const said = useRef(ownChanges);
  useEffect(() => {
    open(propertyId);
    const others = new BroadcastChannel(`mf-desk.calendar.${propertyId}`);
    const listen = () => stale();
    const look = () => {
      if (document.visibilityState === 'visible') stale();
    };
    others.addEventListener('message', listen);
    document.addEventListener('visibilitychange', look);
    channel.current = others;
    return () => {
      others.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, [open, stale, propertyId]);
  useEffect(() => {
    if (ownChanges > said.current) channel.current?.postMessage('changed');
    said.current = ownChanges;
  }, [ownChanges]);
}

/** How days and prices stand in the calendar's small cells. */
export function useCalendarTexts(currency: string) {
  const locale = useLocale();
  const dayFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string): string => format.format(new Date(`${date.replaceAll('/', '-')}T00:00:00Z`));
  };
  const { maximumFractionDigits } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, {
    minimumFractionDigits: maximumFractionDigits ?? 2,
    maximumFractionDigits: maximumFractionDigits ?? 2,
  });
  return {
    isFromRight: /^(ar|he|fa)\b/.test(locale),
    weekday: dayFormat({ weekday: 'short' }),
    dayOfMonth: dayFormat({ day: 'numeric', month: 'short' }),
    fullDay: dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    price: (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount),
  };
}
