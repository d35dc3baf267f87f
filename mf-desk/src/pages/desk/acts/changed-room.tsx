import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Property, Stay } from 'shared/contracts';
import { inNameOrder, toDecimal } from 'shared/domain';
import { useLocale } from 'shared/ui';
import { Input, Select } from 'shared/ui/desk';
import { type DraftParty, hasBands } from '../telephone/draft.ts';
import { GuestCounts } from '../telephone/guest-counts.tsx';
import { useTexts, useWords } from '../use-desk.ts';
import { $offers } from './change-model.ts';
import { countsOf, isAgeMissing, partyOfTyped, typedParty, withParty } from './change-party.ts';
import { type ChangedRoom, choicesOf, guestsOf, withGuest } from './change-rules.ts';

interface Props {
  readonly property: Property;
  readonly stay: Stay;
  readonly room: ChangedRoom;
  readonly others: readonly ChangedRoom[];
  readonly edit: (room: ChangedRoom) => void;
  /** Whether an age of its guests is wrong as typed, so that the room is not what is wanted. */
  readonly setWrong: (isWrong: boolean) => void;
}

/** A room of a change: which one at which rate, who stays in it, and their names. */
export function ChangedRoomFields({ property, stay, room, others, edit, setWrong }: Props) {
  const text = useWords();
  const locale = useLocale();
  const { money } = useTexts(property.timeZone);
  const offers = useUnit($offers);
  const bands = property.childBands ?? undefined;
  const [typed, setTyped] = useState(() => typedParty(room, bands));
  const booked = stay.rooms.find(({ reservationItemId: id }) => id === room.reservationItemId);
  if (booked === undefined) return null;
  const { currency } = stay;
  const isFirst =
    stay.rooms.find(({ cancelledAtUtc }) => cancelledAtUtc === null)?.reservationItemId ===
    room.reservationItemId;
  const keyOf = (of: Pick<ChangedRoom, 'roomTypeId' | 'ratePlanId'>) =>
    JSON.stringify([of.roomTypeId, of.ratePlanId]);
  const choices = choicesOf(booked, { room, others, isFirst }, offers, { ...property, currency });
  const labelOf = ({ name, price, isGone }: (typeof choices)[number]): string => {
    if (isGone) return text('act.change.gone', { name });
    return price === null ? name : `${name}, ${money(toDecimal(price, currency), currency)}`;
  };
  const isWrong = partyOfTyped(typed, bands) === null || isAgeMissing(room, booked, bands);
  const editParty = (changes: Partial<DraftParty>) => {
    const next = { ...typed, ...changes };
    const party = partyOfTyped(next, bands);
    setTyped(next);
    setWrong(party === null);
    edit(party === null ? room : withParty(room, party));
  };
  const id = `change-${room.reservationItemId}`;
  return (
    <fieldset className="desk-rooms">
      <legend>{booked.roomType}</legend>
      <div className="desk-label">
        <label htmlFor={id}>{text('act.change.room')}</label>
        <Select
          id={id}
          className="desk-wide"
          value={keyOf(room)}
          options={choices.map((choice) => ({ value: keyOf(choice), label: labelOf(choice) }))}
          onChange={(key) => {
            const chosen = choices.find((choice) => keyOf(choice) === key);
            if (chosen !== undefined)
              edit({ ...room, roomTypeId: chosen.roomTypeId, ratePlanId: chosen.ratePlanId });
          }}
        />
      </div>
      <div className="desk-search">
        <GuestCounts
          id={id}
          typed={typed}
          counts={countsOf(typed, bands)}
          isAsking={hasBands(bands)}
          isWrong={isWrong}
          edit={editParty}
        />
        {guestsOf(room, booked).flatMap((guest, index) =>
          inNameOrder(locale, 'firstName' as const, 'lastName' as const).map((part) => (
            <label key={`${part}-${String(index)}`} className="desk-label">
              {index === 0
                ? text(`act.change.${part}`)
                : text(`act.change.guest.${part}`, { number: index + 1 })}
              <Input
                autoComplete="off"
                maxLength={100}
                value={guest[part]}
                onChange={({ target }) => edit(withGuest(room, booked, index, { [part]: target.value }))}
              />
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
