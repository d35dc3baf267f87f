import { useUnit } from 'effector-react';
import type { Stay } from 'shared/contracts';
import { useMessages } from 'shared/ui';
import { NameFields } from 'shared/ui/contact';
import { messages } from '../../../messages/index.ts';
import { roomEdited } from './model.ts';
import { type DraftRoom, guestsOf, isNameWrong, withGuest } from './rules.ts';

interface NamesProps {
  readonly stay: Stay;
  readonly room: DraftRoom;
  readonly id: string;
  readonly isMissingShown: boolean;
}

/** The names of all guests that the booking has of a room, the lead guest's first. */
export function Names({ stay, room, id, isMissingShown }: NamesProps) {
  const text = useMessages(messages);
  const edit = useUnit(roomEdited);
  return guestsOf(room).map((guest, index) => {
    const missing = (value: string): string | null =>
      isMissingShown && value.trim() === '' && isNameWrong(stay, room, index)
        ? text('change.name.missing')
        : null;
    const isLead = index === 0;
    const number = index + 1;
    const key = isLead ? id : `${id}-${String(number)}`;
    return (
      <NameFields
        key={key}
        first={{
          id: `${key}-first`,
          label: isLead ? text('change.first-name') : text('change.guest.first-name', { number }),
          value: guest.firstName,
          maxLength: 100,
          autoComplete: 'off',
          required: isLead,
          error: missing(guest.firstName),
          onChange: (firstName) => edit(withGuest(room, index, { firstName })),
        }}
        last={{
          id: `${key}-last`,
          label: isLead ? text('change.last-name') : text('change.guest.last-name', { number }),
          value: guest.lastName,
          maxLength: 100,
          autoComplete: 'off',
          required: isLead,
          error: missing(guest.lastName),
          onChange: (lastName) => edit(withGuest(room, index, { lastName })),
        }}
      />
    );
  });
}
