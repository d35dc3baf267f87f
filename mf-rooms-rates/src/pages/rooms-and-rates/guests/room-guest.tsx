import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import { leadGuestProblems, type LeadGuestField } from 'shared/domain';
import { $basket, $bookConfig, type ReservationItem } from 'shared/runtime';
import { Button, FieldRow, Icon, TextField, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { leadGuestRepeated, leadGuestTyped } from '../steps/model.ts';
import { guestsFormId } from '../steps/continue-button.tsx';
import { Beds, useBedChoices } from './beds.tsx';

export const fieldId = (field: LeadGuestField, roomNumber: number): string =>
  `${guestsFormId}-${field}-${String(roomNumber)}`;

interface RoomGuestProps {
  readonly item: ReservationItem;
  /** Whether what is missing is said: from the first try to go on without it. */
  readonly isTried: boolean;
}

/** The lead guest and the beds of one room: fields while something is missing, a line where all was known on arrival. */
export function RoomGuest({ item, isTried }: RoomGuestProps): ReactElement {
  const { basket, config, type, repeat } = useUnit({
    basket: $basket,
    config: $bookConfig,
    type: leadGuestTyped,
    repeat: leadGuestRepeated,
  });
  const text = useMessages(messages);
  const beds = useBedChoices(item);
  const { roomNumber, leadGuest } = item;
  const problems = leadGuestProblems(item, beds.length > 0, config ?? undefined);
  const [isOpen, setIsOpen] = useState(problems.length > 0);
  const isShown = isOpen || problems.length > 0;
  const titleId = `${guestsFormId}-title-${String(roomNumber)}`;
  const isOnly = basket.rooms.length === 1;
  const title = isOnly ? text('guest.one-heading') : text('guest.heading', { number: roomNumber });
  const errorOf = (field: LeadGuestField): string | null => {
    const problem = isTried ? problems.find((each) => each.field === field) : undefined;
    return problem === undefined ? null : text(problem.message);
  };
  const first = basket.items[0];
  const canRepeat =
    first !== undefined &&
    first.roomNumber !== roomNumber &&
    `${first.leadGuest.firstName}${first.leadGuest.lastName}`.trim() !== '';
  const nameField = (field: 'firstName' | 'lastName', label: string, autoComplete: string): ReactElement => (
    <TextField
      id={fieldId(field, roomNumber)}
      label={label}
      required={config?.[`${field}Required`] !== false}
      maxLength={100}
      // Who leads the first room books, so its names are the guest's own.
      autoComplete={
        first?.roomNumber === roomNumber ? autoComplete : `section-room-${String(roomNumber)} ${autoComplete}`
      }
      autoCapitalize="words"
      value={leadGuest[field]}
      error={errorOf(field)}
      onChange={(value) => {
        type({ roomNumber, changes: { [field]: value } });
      }}
    />
  );
  return (
    <div role="group" aria-labelledby={titleId} className="rr-guest">
      <div className="rr-guest__head">
        <h3 id={titleId} className="rr-part__room" tabIndex={-1}>
          {title}
        </h3>
        {isShown && canRepeat && (
          <Button
            kind="link"
            onClick={() => {
              repeat(roomNumber);
            }}
          >
            {text('guest.same', { number: first.roomNumber })}
          </Button>
        )}
        {!isShown && (
          <Button
            kind="link"
            aria-label={text('yours.change-part', { part: title })}
            aria-expanded={false}
            onClick={() => {
              setIsOpen(true);
              // The button is gone with the line.
              document.getElementById(titleId)?.focus({ preventScroll: true });
            }}
          >
            {text('basket.change')}
          </Button>
        )}
      </div>
      {isShown ? (
        <FieldRow columns={2}>
          {nameField('firstName', text('guest.first-name'), 'given-name')}
          {nameField('lastName', text('guest.last-name'), 'family-name')}
        </FieldRow>
      ) : (
        <p className="rr-fact">
          <Icon name="user" size={18} />
          <span>{`${leadGuest.firstName} ${leadGuest.lastName}`.trim()}</span>
        </p>
      )}
      <Beds
        item={item}
        choices={beds}
        id={fieldId('roomConfiguration', roomNumber)}
        error={errorOf('roomConfiguration')}
      />
    </div>
  );
}
