import { useUnit } from 'effector-react';
import { useContext, useEffect, useRef } from 'react';
import { useLocale } from 'shared/ui';
import { AskedByPress } from '../asked-by-press.ts';
import { dateFormat, numberFormat } from '../formats.ts';
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
  const isAsked = useContext(AskedByPress);
  useEffect(() => {
    if (!isAsked) open(propertyId);
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
  }, [open, stale, propertyId, isAsked]);
  useEffect(() => {
    if (ownChanges > said.current) channel.current?.postMessage('changed');
    said.current = ownChanges;
  }, [ownChanges]);
}

function memoised<Value>(write: (value: Value) => string): (value: Value) => string {
  const written = new Map<Value, string>();
  return (value) => {
    const words = written.get(value) ?? write(value);
    written.set(value, words);
    return words;
  };
}

function calendarTexts(locale: string, currency: string) {
  const dayFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string): string => format.format(new Date(`${date.replaceAll('/', '-')}T00:00:00Z`));
  };
  const { maximumFractionDigits = 2 } = numberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const whole = numberFormat(locale, { maximumFractionDigits: 0 });
  const exact = numberFormat(locale, {
    minimumFractionDigits: maximumFractionDigits,
    maximumFractionDigits,
  });
  return {
    isFromRight: /^(ar|he|fa)\b/.test(locale),
    weekday: dayFormat({ weekday: 'short' }),
    dayOfMonth: dayFormat({ day: 'numeric', month: 'short' }),
    // Every line of the grid says the same days.
    fullDay: memoised(dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })),
    price: memoised((amount: number) => (Number.isInteger(amount) ? whole : exact).format(amount)),
  };
}

let latest: { readonly key: string; readonly texts: ReturnType<typeof calendarTexts> } | null = null;

/** One calendar is shown at a time: each of its hundreds of parts takes the same texts. */
function textsOf(locale: string, currency: string): ReturnType<typeof calendarTexts> {
  const key = `${locale} ${currency}`;
  latest = latest?.key === key ? latest : { key, texts: calendarTexts(locale, currency) };
  return latest.texts;
}

/** How days and prices stand in the calendar's small cells. */
export function useCalendarTexts(currency: string) {
  const locale = useLocale();
  return textsOf(locale, currency);
}
