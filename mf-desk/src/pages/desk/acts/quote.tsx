import type { CancellationQuote, Property } from 'shared/contracts';
import { Descriptions } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';

/** What cancelling comes to: kept, given back, charged, and until when it stays so. */
export function Quote({
  property,
  quote,
}: {
  readonly property: Property;
  readonly quote: CancellationQuote;
}) {
  const text = useWords();
  const { instant, money } = useTexts(property.timeZone);
  const { card, currency, fee, refund, voucherBack, charge, untilUtc } = quote;
  const digits = card === null ? '' : ` (•••• ${card.lastFour})`;
  const items = [
    { key: 'fee', label: text('act.fee'), children: money(fee, currency) },
    {
      key: 'back',
      label: text('act.back'),
      children: `${money(refund, currency)}${refund > 0 ? digits : ''}`,
    },
    ...(voucherBack > 0
      ? [{ key: 'voucher', label: text('act.voucher'), children: money(voucherBack, currency) }]
      : []),
    ...(charge > 0
      ? [{ key: 'charge', label: text('act.charge'), children: `${money(charge, currency)}${digits}` }]
      : []),
    { key: 'total', label: text('act.total'), children: money(quote.total, currency) },
    ...(untilUtc === null ? [] : [{ key: 'until', label: text('act.until'), children: instant(untilUtc) }]),
  ];
  return <Descriptions column={1} size="small" items={items} />;
}
