import type { ReactElement } from 'react';
import type { Minor } from '../../domain/index.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMoney } from '../money/use-money.ts';
import { useMessages } from '../words/use-messages.ts';
import { PriceLines } from './price.tsx';

/** What a total has of one tax or fee; minor units. */
export interface ShownTax {
  readonly text: string;
  readonly amount: Minor;
  readonly included: boolean;
}

/** Taxes and fees that are added to a total, line by line; what a total contains is said in words. */
export function TaxLines({
  taxes,
  currency,
}: {
  readonly taxes: readonly ShownTax[];
  readonly currency: string;
}): ReactElement | null {
  const text = useMessages(uiMessages);
  const money = useMoney();
  if (taxes.length === 0) return null;
  return (
    <>
      <PriceLines currency={currency} lines={taxes.filter(({ included }) => !included)} />
      {taxes
        .filter(({ included }) => included)
        .map((tax) => (
          <p key={tax.text} className="small muted">
            {text('price.tax-included', { tax: `${money(tax.amount, currency)} ${tax.text}` })}
          </p>
        ))}
    </>
  );
}
