import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $property } from 'shared/runtime';
import { Card, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { BasketContents } from '../basket/basket-contents.tsx';
import { ContinueButton } from '../steps/continue-button.tsx';
import { Part } from '../yours/part.tsx';

/** Everything that was chosen, and the way to Checkout. */
export function SummaryPart(): ReactElement {
  const property = useUnit($property);
  const text = useMessages(messages);
  return (
    <Part title={text('page.title-summary')}>
      <Card>
        <BasketContents />
        <ContinueButton isBlock />
        {property !== null && (
          <p className="small muted rr-summary__times">
            {text('basket.check-in', { time: property.checkInTime })} ·{' '}
            {text('basket.check-out', { time: property.checkOutTime })}
          </p>
        )}
      </Card>
    </Part>
  );
}
