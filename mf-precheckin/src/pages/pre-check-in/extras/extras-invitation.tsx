import type { ReactElement } from 'react';
import { Button, Card, reflect, SectionHeading, useMessages } from 'shared/ui';
import type { CheckInStep } from 'shared/domain';
import { messages } from '../../../messages/index.ts';
import { stepChosen } from '../steps/model.ts';
import { $added, $roomExtras, type RoomExtras } from './model.ts';

interface ExtrasInvitationProps {
  /** The room's index. */
  readonly item: number;
  readonly rooms: readonly Pick<RoomExtras, 'hasSelectable'>[];
  /** What is added, by room. */
  readonly added: readonly (readonly unknown[])[];
  readonly onGo: (step: CheckInStep) => void;
}

/** On a room's screen: there is something to add, or what is added already. Nothing where there is neither. */
export function ExtrasInvitationView({
  item,
  rooms,
  added,
  onGo,
}: ExtrasInvitationProps): ReactElement | null {
  const text = useMessages(messages);
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
      <Button icon="plus" onClick={() => onGo({ step: 'extras', item })}>
        {text('room.extras-choose')}
      </Button>
    </Card>
  );
}

export const ExtrasInvitation = reflect({
  view: ExtrasInvitationView,
  bind: { rooms: $roomExtras, added: $added, onGo: stepChosen },
});
