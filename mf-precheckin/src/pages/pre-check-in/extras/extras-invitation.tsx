import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { Button, Card, SectionHeading } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { stepChosen } from '../steps/model.ts';
import { $added, $roomExtras } from './model.ts';

/** On a room's screen: there is something to add, or what is added already. Nothing where there is neither. */
export function ExtrasInvitation({ item }: { readonly item: number }): ReactElement | null {
  const text = useText();
  const { rooms, added, go } = useUnit({ rooms: $roomExtras, added: $added, go: stepChosen });
  const count = added[item]?.length ?? 0;
  if (rooms[item]?.hasSelectable !== true && count === 0) return null;
  return (
    <Card as="section" padding="large" className="pc-invitation">
      <div>
        <SectionHeading>{text('room.extras')}</SectionHeading>
        <p className="pc-quiet">
          {count === 0 ? text('room.extras-text') : text('room.extras-added', { count })}
        </p>
      </div>
      <Button icon="plus" onClick={() => go({ step: 'extras', item })}>
        {text('room.extras-choose')}
      </Button>
    </Card>
  );
}
