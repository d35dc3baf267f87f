import { Notice, useMessages } from 'shared/ui';
import type { ReactElement } from 'react';
import type { Property } from '../../contracts/index.ts';
import { cardFormEnGb } from './messages/en-GB.ts';

const messages = { 'en-GB': cardFormEnGb } as const;

/** Above every place that asks for a card or offers a saved one: that no money moves, where cards go to a simulator on a real site. */
export function SimulatorNotice({
  property,
}: {
  readonly property: Pick<Property, 'cardsAreSimulated'>;
}): ReactElement | null {
  const text = useMessages(messages);
  if (!property.cardsAreSimulated) return null;
  return (
    <Notice tone="warning" title={text('card.simulated.title')}>
      {text('card.simulated')}
    </Notice>
  );
}
