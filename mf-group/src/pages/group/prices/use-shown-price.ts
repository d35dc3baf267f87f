import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { formatWholeMoney, roundHalfUp, toDecimal, type Minor } from 'shared/domain';
import { $exchangeRates } from 'shared/runtime';
import { useLocale } from 'shared/ui';
import { $currencies, $shownIn } from './model.ts';
import { comparedIn, shownPrice, type ShownPrice } from './shown-price.ts';

/** How the guest wants to see a hotel's price. */
export function useShownPrice(): (amount: Minor, currency: string) => ShownPrice {
  const { shownIn, rates } = useUnit({ shownIn: $shownIn, rates: $exchangeRates });
  return useCallback((amount, currency) => shownPrice(amount, currency, shownIn, rates), [shownIn, rates]);
}

/** About how much a hotel's own price is in the currency that all are compared in; null where it is in that one, or the guest has chosen one. */
export function useComparison(): (amount: Minor, currency: string) => string | null {
  const locale = useLocale();
  const { shownIn, currencies, rates } = useUnit({
    shownIn: $shownIn,
    currencies: $currencies,
    rates: $exchangeRates,
  });
  const to = shownIn === null ? comparedIn(currencies, locale) : null;
  return useCallback(
    (amount, currency) => {
      const about = shownPrice(amount, currency, to, rates);
      return about.isConverted
        ? formatWholeMoney(roundHalfUp(toDecimal(about.amount, about.currency)), about.currency, locale)
        : null;
    },
    [to, rates, locale],
  );
}
