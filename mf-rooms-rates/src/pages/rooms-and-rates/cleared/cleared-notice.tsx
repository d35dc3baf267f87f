import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { ReservationItem } from 'shared/runtime';
import { Button, Notice, useAnnounce } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { stepTitleId } from '../steps/use-step-focus.ts';
import { $clearedRooms, clearingUndone } from './model.ts';

/** That a search emptied the basket, with the way back for as long as the rooms can be had. */
export function ClearedNotice(): ReactElement | null {
  const { rooms, undo } = useUnit({ rooms: $clearedRooms, undo: clearingUndone });
  const text = useText();
  const announce = useAnnounce();
  const { available, unavailable } = rooms;
  if (available.length + unavailable.length === 0) return null;
  const named = (items: readonly ReservationItem[]): string =>
    items
      .map(({ roomNumber, roomType }) => text('cleared.room', { number: roomNumber, room: roomType.name }))
      .join(text('count.comma'));
  return (
    <Notice
      tone="info"
      announce
      className="rr-cleared"
      title={text('cleared.title')}
      action={
        available.length === 0 ? null : (
          <Button
            size="small"
            aria-label={text('cleared.undo-full', { rooms: named(available) })}
            onClick={() => {
              undo();
              announce(text('cleared.undone', { rooms: named(available) }));
              // Its button is gone.
              document.getElementById(stepTitleId)?.focus({ preventScroll: true });
            }}
          >
            {text('cleared.undo')}
          </Button>
        )
      }
    >
      {available.length > 0 && <p>{text('cleared.why')}</p>}
      {unavailable.length > 0 && <p>{text('cleared.unavailable', { rooms: named(unavailable) })}</p>}
    </Notice>
  );
}
