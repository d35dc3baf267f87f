import { useUnit } from 'effector-react';
import type { Property, Stay } from 'shared/contracts';
import { Card, SectionHeading, SelectField, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { useAmount } from '../use-amount.ts';
import { choicesOf, limitsOf } from './choices.ts';
import { Extras } from './extras.tsx';
import { $found, roomEdited } from './model.ts';
import { Names } from './names.tsx';
import { PartyFields } from './party-fields.tsx';
import { type Door, type Draft, type DraftRoom, isOpen } from './rules.ts';

interface RoomFieldsProps {
  readonly stay: Stay;
  readonly property: Property;
  readonly draft: Draft;
  readonly room: DraftRoom;
  readonly number: number;
  readonly isMissingShown: boolean;
  /** The part that is changed; null for all. */
  readonly door: Door | null;
}

/** A room of a stay as it may be: room and rate, guests, their names and its extras. */
export function RoomFields({ stay, property, draft, room, number, isMissingShown, door }: RoomFieldsProps) {
  const isShown = (part: Door): boolean => door === null || door === part;
  const text = useMessages(messages);
  const amount = useAmount(stay.currency);
  const { found, edit } = useUnit({ found: $found, edit: roomEdited });
  const booked = stay.rooms.find((each) => each.reservationItemId === room.reservationItemId);
  if (booked === undefined) return null;
  const bands = property.childBands ?? undefined;
  const others = draft.rooms.filter((other) => other.reservationItemId !== room.reservationItemId);
  const choices = choicesOf(booked, { room, others }, found, { currency: stay.currency, bands });
  const keyOf = (of: Pick<DraftRoom, 'roomTypeId' | 'ratePlanId'>) =>
    JSON.stringify([of.roomTypeId, of.ratePlanId]);
  const labelOf = ({ name, price, isGone }: (typeof choices)[number]): string => {
    if (isGone) return text('change.choice.gone', { name });
    return price === null ? name : text('change.choice', { name, price: amount.minor(price) });
  };
  const id = `stay-change-${String(number)}`;
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('change.room', { number, room: booked.roomType })}</SectionHeading>
      <div className="stack">
        {isShown('room') && isOpen(stay, 'Rooms') && (
          <SelectField
            id={`${id}-room`}
            label={text('change.room-and-rate')}
            value={keyOf(room)}
            autoComplete="off"
            required
            options={choices.map((choice) => ({
              value: keyOf(choice),
              label: labelOf(choice),
            }))}
            onChange={(value) => {
              const chosen = choices.find((choice) => keyOf(choice) === value);
              if (chosen !== undefined)
                edit({ ...room, roomTypeId: chosen.roomTypeId, ratePlanId: chosen.ratePlanId });
            }}
          />
        )}
        {isShown('guests') && isOpen(stay, 'Party') && (
          <PartyFields
            room={room}
            number={number}
            property={property}
            limits={limitsOf(booked, found, isOpen(stay, 'Rooms'))}
            isMissingShown={isMissingShown}
          />
        )}
        {isShown('guests') && isOpen(stay, 'Names') && (
          <Names stay={stay} room={room} id={id} isMissingShown={isMissingShown} />
        )}
        {/* A server of before does not say what a room has. */}
        {isShown('extras') && isOpen(stay, 'Extras') && booked.services !== undefined && (
          <Extras stay={stay} draft={draft} room={room} number={number} />
        )}
      </div>
    </Card>
  );
}
