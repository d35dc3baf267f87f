import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { $basket, $basketTotals } from 'shared/runtime';
import { useMessages, useMoney } from 'shared/ui';
import { messages } from '../../messages/index.ts';

/** The booking in one line, above the form of a phone: how many rooms and what they cost. */
export function SummaryLine({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const money = useMoney();
  const { basket, totals } = useUnit({ basket: $basket, totals: $basketTotals });
  return (
    <span className="co-line">
      <span>{text('count.rooms', { count: basket.items.length })}</span>
      <strong>{money(totals.total, property.currency)}</strong>
    </span>
  );
}
