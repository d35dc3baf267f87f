import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $property } from 'shared/runtime';
import { Card } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { BasketContents } from '../basket/basket-contents.tsx';

/** Everything that was chosen, to check before Checkout. */
export function SummaryStep(): ReactElement {
  const property = useUnit($property);
  const text = useText();
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
