import { SearchCellButton, useLateDialog } from 'shared/ui';
import { lazy, Suspense, useRef, type ReactElement } from 'react';
import { guestCount } from '../domain/index.ts';
import type { GuestsDialogProps } from './guests-dialog.tsx';
import type { CellText } from './text.ts';

const load = () => import('./guests-dialog.tsx');
const GuestsDialog = lazy(() => load().then((dialog) => ({ default: dialog.GuestsDialog })));

interface GuestsCellProps extends Omit<GuestsDialogProps, 'anchorRef' | 'onClose' | 'text'> {
  readonly id: string;
  readonly text: CellText;
}

/** Rooms and who sleeps in them; where they are chosen opens on intent and is fetched when the browser is idle. */
export function GuestsCell({ id, ...dialog }: GuestsCellProps): ReactElement {
  const { rooms, text } = dialog;
  const anchorRef = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close, prepare } = useLateDialog(load);
  const guests = rooms.reduce((total, room) => total + guestCount(room), 0);
  return (
    <div className="popover-anchor">
      <SearchCellButton
        id={id}
        anchorRef={anchorRef}
        icon="guests"
        label={text('search.guests')}
        value={`${text('count.rooms', { count: rooms.length })} · ${text('count.guests', { count: guests })}`}
        isOpen={isOpen}
        onOpen={isOpen ? close : open}
        onIntent={prepare}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <GuestsDialog {...dialog} anchorRef={anchorRef} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
