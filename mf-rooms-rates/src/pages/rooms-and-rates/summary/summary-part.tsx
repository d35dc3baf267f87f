import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $property } from 'shared/runtime';
import { Card, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { BasketContents } from '../basket/basket-contents.tsx';

/** Everything that was chosen, to check before Checkout. */
export function SummaryStep(): ReactElement {
  const property = useUnit($property);
  const text = useMessages(messages);
  return (
    <Card>
      <BasketContents />
      {property !== null && (
        <p className="small muted rr-summary__times">
          {text('basket.check-in', { time: property.checkInTime })} ·{' '}
          {text('basket.check-out', { time: property.checkOutTime })}
        </p>
      )}
    </Card>
  );
}
