import { formatStayDate } from 'shared/runtime';
import { useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';

export const useWords = () => useMessages(messages);

/** Days, instants and money as the desk reads them, in the hotel's zone. */
export function useTexts(timeZone: string) {
  const locale = useLocale();
  return {
    day: (date: string): string => formatStayDate(date, 'short', locale),
    instant: (at: string): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        new Date(at),
      ),
    money: (amount: number, currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
  };
}
