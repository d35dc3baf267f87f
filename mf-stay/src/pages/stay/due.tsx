import { useUnit } from 'effector-react';
import type { Stay } from 'shared/contracts';
import { Button, Notice, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $changed } from './change/model.ts';
import { useAmount } from './use-amount.ts';

/** What is to be paid now, with the way there; after a change, what it says of that stands in its place. */
export function Due({ stay }: { readonly stay: Stay }) {
  const text = useMessages(messages);
  const amount = useAmount(stay.currency);
  const changed = useUnit($changed);
  const due = stay.due ?? null;
  if (due === null || (changed?.paymentUrl ?? null) !== null) return null;
  return (
    <div className="stack stack--s">
      <Notice tone="warning" title={text('stay.due-now', { amount: amount.decimal(due.amount) })}>
        {text('stay.due-now.text')}
      </Notice>
      <div>
        <Button kind="primary" icon="card" href={due.paymentUrl}>
          {text('change.pay')}
        </Button>
      </div>
    </div>
  );
}
