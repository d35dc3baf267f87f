import type { ReactElement } from 'react';
import type { ReservationItem } from 'shared/runtime';
import { Button, Notice, reflect, useAnnounce, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { stepTitleId } from '../steps/use-step-focus.ts';
import { $clearedRooms, clearingUndone } from './model.ts';

type NamedRoom = Pick<ReservationItem, 'roomNumber'> & { readonly roomType: { readonly name: string } };

interface ClearedNoticeProps {
  readonly rooms: { readonly available: readonly NamedRoom[]; readonly unavailable: readonly NamedRoom[] };
  readonly onUndo: () => void;
}

/** That a search emptied the basket, with the way back for as long as the rooms can be had. */
export function ClearedNoticeView({ rooms, onUndo }: ClearedNoticeProps): ReactElement | null {
  const text = useMessages(messages);
  const announce = useAnnounce();
  const { available, unavailable } = rooms;
  if (available.length + unavailable.length === 0) return null;
  const named = (items: readonly NamedRoom[]): string =>
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
              onUndo();
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

export const ClearedNotice = reflect({
  view: ClearedNoticeView,
  bind: { rooms: $clearedRooms, onUndo: clearingUndone },
});
