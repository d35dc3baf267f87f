import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { RoomTypeConfiguration } from 'shared/contracts';
import { isBlank } from 'shared/domain';
import { $basket, type ReservationItem } from 'shared/runtime';
import { Card, ErrorSummary, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $incompleteTries } from '../steps/model.ts';
import { Part } from '../yours/part.tsx';
import { Beds, useBedChoices } from './beds.tsx';

const fieldId = (roomNumber: number): string => `rr-beds-${String(roomNumber)}`;

interface RoomBedsProps {
  readonly item: ReservationItem;
  readonly choices: readonly RoomTypeConfiguration[];
  readonly isTried: boolean;
}

function RoomBeds({ item, choices, isTried }: RoomBedsProps): ReactElement {
  const text = useMessages(messages);
  const { roomNumber, roomType, roomConfiguration } = item;
  const isMissing = isTried && isBlank(roomConfiguration);
  const name = text('upgrade.heading', { number: roomNumber, room: roomType.name });
  return (
    <div role="group" aria-label={name} className="rr-guest">
      <h3 className="rr-part__room">{name}</h3>
      <Beds
        item={item}
        choices={choices}
        id={fieldId(roomNumber)}
        error={isMissing ? text('validation.room-configuration') : null}
      />
    </div>
  );
}

/**
 * How the beds of each room are to stand. The first press on "Continue to checkout" visits the first room that has no answer; what is missing is
 * said from the second on.
 */
export function GuestsPart(): ReactElement | null {
  const { basket, tries } = useUnit({ basket: $basket, tries: $incompleteTries });
  const bedsOf = useBedChoices();
  const text = useMessages(messages);
  const asked = basket.items
    .map((item) => ({ item, choices: bedsOf(item) }))
    .filter(({ choices }) => choices.length > 0);
  const open = asked.map(({ item }) => item).filter(({ roomConfiguration }) => isBlank(roomConfiguration));
  const isTried = tries > 1;
  const first = open[0]?.roomNumber;
  const visited = useRef(tries);
  useEffect(() => {
    // Only a press visits it: a choice that changes which room is the first does not.
    if (tries === 1 && visited.current !== tries && first !== undefined)
      document.getElementById(fieldId(first))?.focus();
    visited.current = tries;
  }, [tries, first]);
  if (asked.length === 0) return null;
  return (
    <Part title={text('filters.beds')}>
      <Card>
        <div className="rr-guests">
          <ErrorSummary
            title={text('guest.problems')}
            focusKey={tries}
            problems={
              isTried
                ? open.map(({ roomNumber }) => ({
                    fieldId: fieldId(roomNumber),
                    message: text('guest.problem-of-room', {
                      number: roomNumber,
                      problem: text('validation.room-configuration'),
                    }),
                  }))
                : []
            }
          />
          {asked.map(({ item, choices }) => (
            <RoomBeds key={item.roomNumber} item={item} choices={choices} isTried={isTried} />
          ))}
        </div>
      </Card>
    </Part>
  );
}
