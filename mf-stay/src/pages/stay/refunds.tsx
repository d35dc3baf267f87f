import type { Property, Stay } from 'shared/contracts';
import { Card, type NoticeTone, Notice, SectionHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { cardText } from './card-text.ts';
import { useAmount } from './use-amount.ts';

type Refund = Stay['refunds'][number];

const tones: Readonly<Record<Refund['state'], NoticeTone>> = {
  Due: 'info',
  Delayed: 'warning',
  Done: 'positive',
  Failed: 'negative',
};

interface RefundsProps {
  readonly stay: Stay;
  readonly property: Property;
}

/** The money that goes back, and how far it has come. */
export function Refunds({ stay, property }: RefundsProps) {
  const text = useMessages(messages);
  const amount = useAmount(stay.currency);
  if (stay.refunds.length === 0) return null;
  const titleOf = ({ amount: decimal, card }: Refund): string =>
    card === null
      ? text('stay.refund.other', { amount: amount.decimal(decimal) })
      : text('stay.refund.card', { amount: amount.decimal(decimal), card: cardText(card, property, text) });
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('stay.refunds')}</SectionHeading>
      <ul className="stay-refunds">
        {stay.refunds.map((refund, index) => (
          <li key={index}>
            <Notice tone={tones[refund.state]} title={titleOf(refund)}>
              {text(`stay.refund.${refund.state}`)}
            </Notice>
          </li>
        ))}
      </ul>
    </Card>
  );
}
