import { createContext, useCallback, useContext } from 'react';
import { convert, formatMoney, type Conversion, type Minor } from '../../domain/index.ts';
import { useLocale } from '../words/use-messages.ts';

/** The currency in which the guest wants to see prices; null shows every price as it is. */
export const ConversionContext = createContext<Conversion | null>(null);

/** How prices of a currency are shown here; null: as they are. */
export function useConversion(currency: string): Conversion | null {
  const conversion = useContext(ConversionContext);
  return conversion?.from === currency ? conversion : null;
}

/** Writes an amount in minor units as the guest wants to see it: for a price inside of a sentence. Anything that is charged or agreed stays with `formatMoney`. */
export function useMoney(): (amount: Minor, currency: string) => string {
  const conversion = useContext(ConversionContext);
  const locale = useLocale();
  return useCallback(
    (amount, currency) =>
      conversion?.from === currency
        ? formatMoney(convert(amount, conversion), conversion.to, locale)
        : formatMoney(amount, currency, locale),
    [conversion, locale],
  );
}
