import type { Minor } from 'shared/domain';
import { useMessages, useMoney } from 'shared/ui';
import { messages } from '../../messages/index.ts';

interface SummaryLineProps {
  readonly rooms: number;
  readonly total: Minor;
  readonly currency: string;
}

/** The booking in one line, above the form of a phone: how many rooms and what they cost. */
export function SummaryLine({ rooms, total, currency }: SummaryLineProps) {
  const text = useMessages(messages);
  const money = useMoney();
  return (
    <span className="co-line">
      <span>{text('count.rooms', { count: rooms })}</span>
      <strong>{money(total, currency)}</strong>
    </span>
  );
}
