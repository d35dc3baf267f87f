import type { EndpointOutput, Property } from 'shared/contracts';
import type { quoteDeskBooking } from 'shared/contracts/desk';
import { Alert, Descriptions } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';

export type NewQuote = EndpointOutput<typeof quoteDeskBooking>;

interface Props {
  readonly property: Property;
  readonly quote: NewQuote;
  /** Confirmed without the card that guarantees it. */
  readonly isWithoutCard: boolean;
}

/** What follows from confirming, in the words in which the clerk tells it. */
function Next({ property, quote, isWithoutCard }: Props) {
  const text = useWords();
  const { instant, money } = useTexts(property.timeZone);
  const { dueNow, currency, heldUntilUtc } = quote;
  if (heldUntilUtc === null || isWithoutCard)
    return <Alert type="info" role="presentation" title={text('telephone.at-once')} />;
  const params = { until: instant(heldUntilUtc), amount: money(dueNow, currency) };
  return (
    <Alert
      type="info"
      role="presentation"
      title={text(dueNow > 0 ? 'telephone.pays-by-link' : 'telephone.card-by-link', params)}
    />
  );
}

/** Price, taxes, and what is paid when. */
export function QuoteFacts(given: Props) {
  const text = useWords();
  const { property, quote } = given;
  const { day, money } = useTexts(property.timeZone);
  const { currency, rooms, taxes, total, dueNow, later, atHotel } = quote;
  const amount = (value: number) => money(value, currency);
  const items = [
    ...rooms.map((room, index) => ({
      key: `room-${String(index)}`,
      label: `${room.roomType} · ${room.ratePlan}`,
      children: amount(room.total),
    })),
    ...taxes.map((tax, index) => ({
      key: `tax-${String(index)}`,
      label: tax.text,
      children: amount(tax.amount),
    })),
    { key: 'total', label: text('bookings.total'), children: <strong>{amount(total)}</strong> },
    ...(dueNow > 0 ? [{ key: 'now', label: text('telephone.due-now'), children: amount(dueNow) }] : []),
    ...later.map((charge) => ({
      key: charge.on,
      label: text('telephone.later', { date: day(charge.on) }),
      children: amount(charge.amount),
    })),
    ...(atHotel > 0 ? [{ key: 'hotel', label: text('telephone.at-hotel'), children: amount(atHotel) }] : []),
  ];
  const policies = [...new Set(rooms.map(({ policy }) => policy).filter((policy) => policy !== ''))];
  return (
    <>
      <Descriptions column={1} size="small" items={items} />
      {policies.map((policy) => (
        <p key={policy} className="desk-small">
          {policy}
        </p>
      ))}
      <Next {...given} />
    </>
  );
}
