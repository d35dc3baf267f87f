import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import type { RoomTypeConfiguration } from 'shared/contracts';
import { textLanguage } from 'shared/domain';
import type { ReservationItem } from 'shared/runtime';
import { Button, Icon, RadioCards, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { bedChoices } from './rules.ts';
import { $configurations, $isConfigurationRequested, roomConfigurationChosen } from '../steps/model.ts';

/** How a room can be set up; nothing where the hotel does not ask. */
export function useBedChoices(): (item: ReservationItem) => readonly RoomTypeConfiguration[] {
  const { configurations, isRequested } = useUnit({
    configurations: $configurations,
    isRequested: $isConfigurationRequested,
  });
  return (item) => (isRequested ? bedChoices(configurations, item) : []);
}

interface BedsProps {
  readonly item: ReservationItem;
  readonly choices: readonly RoomTypeConfiguration[];
  readonly id: string;
  readonly error: string | null;
}

/** The beds of a room: a line where they are known, with the way to other ones; a question where they are not. */
export function Beds({ item, choices, id, error }: BedsProps): ReactElement | null {
  const choose = useUnit(roomConfigurationChosen);
  const text = useMessages(messages);
  // Who has begun to choose goes on looking at the choices.
  const [isOpen, setIsOpen] = useState(false);
  if (choices.length === 0) return null;
  const { roomNumber, roomConfiguration } = item;
  const chosen = choices.find((each) => each.id === roomConfiguration);
  if (chosen !== undefined && !isOpen)
    return (
      <div className="rr-beds">
        <p className="rr-fact">
          <Icon name="bed" size={18} />
          <span {...textLanguage(chosen, 'Text')}>{chosen.text}</span>
        </p>
        {choices.length > 1 && (
          <Button
            kind="link"
            aria-label={text('guest.change-beds', { beds: chosen.text })}
            aria-expanded={false}
            onClick={() => {
              setIsOpen(true);
              // The button is gone: the choices take its focus once they are drawn.
              requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
            }}
          >
            {text('basket.change')}
          </Button>
        )}
      </div>
    );
  return (
    <RadioCards
      id={id}
      legend={text('guest.configuration')}
      value={roomConfiguration}
      columns={2}
      error={error}
      options={choices.map((each) => ({
        value: each.id,
        label: <span {...textLanguage(each, 'Text')}>{each.text}</span>,
      }))}
      onChange={(wanted) => {
        setIsOpen(true);
        choose({ roomNumber, id: wanted });
      }}
    />
  );
}
