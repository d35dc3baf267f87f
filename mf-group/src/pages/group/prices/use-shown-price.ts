import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import type { Minor } from 'shared/domain';
import { $exchangeRates } from 'shared/runtime';
import { $awaitsRates, $shownIn } from './model.ts';
import { shownPrice, type ShownPrice } from './shown-price.ts';

/** How the guest sees a hotel's price; null while that waits for the rates. */
export function useShownPrice(): (amount: Minor, currency: string) => ShownPrice | null {
  const { shownIn, rates, awaitsRates } = useUnit({
    shownIn: $shownIn,
    rates: $exchangeRates,
    awaitsRates: $awaitsRates,
  });
  return useCallback(
    (amount, currency) => (awaitsRates ? null : shownPrice(amount, currency, shownIn, rates)),
    [awaitsRates, shownIn, rates],
  );
}
