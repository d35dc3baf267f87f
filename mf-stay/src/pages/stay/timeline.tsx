import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $clock } from 'shared/runtime';
import { Badge, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { type ShownTier, type StayRoom, tiersOf } from './rules.ts';
import { useAmount } from './use-amount.ts';
import { useWhen } from './use-when.ts';

interface TimelineProps {
  readonly room: StayRoom;
  readonly currency: string;
  readonly timeZone: string;
}

/** What cancelling a room costs, step by step until the arrival. */
export function Timeline({ room, currency, timeZone }: TimelineProps) {
  const text = useMessages(messages);
  const when = useWhen(timeZone);
  const amount = useAmount(currency);
  const clock = useUnit($clock);
  const titleId = useId();
  if (room.deadlines === null) return null;
  const feeText = (fee: number): string => {
    if (fee === 0) return text('stay.tier.free');
    return text(fee === room.total ? 'stay.tier.all' : 'stay.tier.fee', { fee: amount.decimal(fee) });
  };
  const spanText = ({ from, until }: ShownTier): string => {
    if (from === null)
      return until === null ? text('stay.tier.always') : text('stay.tier.until', { when: when(until) });
    return until === null
      ? text('stay.tier.from', { when: when(from) })
      : text('stay.tier.between', { from: when(from), until: when(until) });
  };
  return (
    <div className="stay-deadlines">
      <h4 className="stay-deadlines__title" id={titleId}>
        {text('stay.deadlines')}
      </h4>
      <ol className="stay-deadlines__list" aria-labelledby={titleId}>
        {tiersOf(room.deadlines, clock.now()).map((tier) => (
          <li
            key={tier.from ?? ''}
            className={`stay-tier stay-tier--${tier.phase}`}
            aria-current={tier.phase === 'now' ? 'step' : undefined}
          >
            <span className="stay-tier__fee">{feeText(tier.fee)}</span>
            {tier.phase === 'now' && (
              <Badge tone={tier.fee === 0 ? 'positive' : 'warning'}>{text('stay.tier.now')}</Badge>
            )}
            <span className="stay-tier__span">{spanText(tier)}</span>
          </li>
        ))}
        {room.noShowFee !== null && (
          <li className="stay-tier stay-tier--later">
            <span className="stay-tier__fee">{feeText(room.noShowFee)}</span>
            <span className="stay-tier__span">{text('stay.tier.no-show')}</span>
          </li>
        )}
      </ol>
    </div>
  );
}
