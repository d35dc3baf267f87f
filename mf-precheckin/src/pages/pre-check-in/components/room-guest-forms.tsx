import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { Button, FieldSet, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { guestAdded, guestRemoved } from '../draft/model.ts';
import type { DraftGuest } from '../draft/rules.ts';
import { GuestFields } from './guest-fields.tsx';
import { Section } from './section.tsx';

export interface RoomGuestsProps {
  readonly item: number;
  readonly guests: readonly DraftGuest[];
  /** For how many the room is booked. */
  readonly places: number;
}

/** Desktop: all guests of a room on one screen. */
export function RoomGuestForms({ item, guests, places }: RoomGuestsProps): ReactElement {
  const text = useMessages(messages);
  const { add, remove } = useUnit({ add: guestAdded, remove: guestRemoved });
  return (
    <Section title={text('guest.who')}>
      {guests.map((value, guest) => (
        // Guests may have no names yet, so their position is the key.
        <FieldSet
          key={guest}
          legend={
            <span className="cluster cluster--between pc-legend">
              {guest === 0 ? text('guest.lead-guest') : text('guest.title', { number: guest + 1 })}
              {value.isAdded && (
                <Button
                  kind="link"
                  size="small"
                  icon="trash"
                  aria-label={text('guest.remove', { number: guest + 1 })}
                  onClick={() => remove({ item, guest })}
                >
                  {text('guest.remove-short')}
                </Button>
              )}
            </span>
          }
        >
          <GuestFields item={item} guest={guest} value={value} />
        </FieldSet>
      ))}
      {guests.length < places && (
        <div className="pc-add">
          <Button icon="plus" onClick={() => add(item)}>
            {text('guest.add')}
          </Button>
          <p className="pc-quiet">{text('guest.add-hint', { count: places })}</p>
        </div>
      )}
    </Section>
  );
}
