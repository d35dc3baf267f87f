import { timeOfDayIn, todayIn } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';

/** Writes an instant as the hotel's calendar and clock show it. */
export function useWhen(timeZone: string): (instant: string) => string {
  const text = useMessages(messages);
  const locale = useLocale();
  return (instant) => {
    const at = new Date(instant);
    const { hour, minute } = timeOfDayIn(timeZone, at);
    const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
    return text('stay.when', { date: formatStayDate(todayIn(timeZone, at), 'short', locale), time });
  };
}
