import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { formatMoney } from 'shared/domain';
import { $basket, $basketTotals } from 'shared/runtime';
import { useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';

/** The booking in one line, above the form of a phone: how many rooms and what they cost. */
export function SummaryLine({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { basket, totals } = useUnit({ basket: $basket, totals: $basketTotals });
  return (
    <span className="co-line">
      <span>{text('count.rooms', { count: basket.items.length })}</span>
      <strong>{formatMoney(totals.total, property.currency, locale)}</strong>
    </span>
  );
}
