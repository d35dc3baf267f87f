import type { ChangeQuote, Property } from 'shared/contracts';
import { Descriptions } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';

/** What a change comes to. */
export function ChangeFacts({
  property,
  quote,
}: {
  readonly property: Property;
  readonly quote: ChangeQuote;
}) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const { card, currency, oldTotal, total, refund, dueNow } = quote;
  const digits = card === null ? '' : ` (•••• ${card.lastFour})`;
  const items = [
    { key: 'old', label: text('act.change.before'), children: money(oldTotal, currency) },
    { key: 'total', label: text('act.total'), children: money(total, currency) },
    ...(refund > 0
      ? [{ key: 'back', label: text('act.back'), children: `${money(refund, currency)}${digits}` }]
      : []),
    ...(dueNow > 0
      ? [{ key: 'due', label: text('act.change.due'), children: `${money(dueNow, currency)}${digits}` }]
      : []),
  ];
  return <Descriptions column={1} size="small" items={items} />;
}
