import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import type { Minor } from 'shared/domain';
import { $exchangeRates } from 'shared/runtime';
import { $shownIn } from './model.ts';
import { shownPrice, type ShownPrice } from './shown-price.ts';

/** How the guest wants to see a hotel's price. */
export function useShownPrice(): (amount: Minor, currency: string) => ShownPrice {
  const { shownIn, rates } = useUnit({ shownIn: $shownIn, rates: $exchangeRates });
  return useCallback((amount, currency) => shownPrice(amount, currency, shownIn, rates), [shownIn, rates]);
}
