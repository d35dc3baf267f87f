import { toMinor, type Minor } from 'shared/domain';
import { formatMoney } from 'shared/runtime';
import { useLocale } from 'shared/ui';

/** Writes amounts of a currency: `decimal` as the wire has them, `minor` in minor units. */
export function useAmount(currency: string) {
  const locale = useLocale();
  const minor = (amount: Minor): string => formatMoney(amount, currency, locale);
  return { minor, decimal: (amount: number): string => minor(toMinor(amount, currency)) };
}
