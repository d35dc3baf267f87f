import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { explainExtra, type IncludedExtra, worthOf } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { Icon, useLocale, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $activeRoom } from './model.ts';
import './rate.css';

interface IncludedLineProps {
  readonly included: readonly IncludedExtra[];
  readonly nights: number;
}

/** The extras inside a rate in one sentence, with what they are worth. */
export function IncludedLine({ included, nights }: IncludedLineProps): ReactElement | null {
  const { room, basket } = useUnit({ room: $activeRoom, basket: $basket });
  const text = useMessages(messages);
  const locale = useLocale();
  const money = useMoney();
  if (room === null || included.length === 0) return null;
  const names = included.map(({ service, quantity }) => {
    const { name, count, guests } = explainExtra(service, { quantity, nights, party: room }, basket.currency);
    const counted = count > 1 ? text('extras.quantity-name', { quantity: count, name }) : name;
    return guests === null
      ? counted
      : text('included.for', { name: counted, guests: text('price.guests', { count: guests }) });
  });
  const extras = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const worth = worthOf(included);
  return (
    <p className="rr-fact rr-fact--good">
      <Icon name="gift" size={18} />
      <span>
        {worth === 0
          ? text('included.extras', { extras })
          : text('included.extras-worth', { extras, worth: money(worth, basket.currency) })}
      </span>
    </p>
  );
}
