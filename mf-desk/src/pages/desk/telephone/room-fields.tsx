import type { Property, SearchResponse } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import { Button, Select } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';
import { agesOf, choicesOf, type DraftRoom, hasBands, partyOf } from './draft.ts';
import { GuestCounts } from './guest-counts.tsx';

interface PartyProps {
  readonly property: Property;
  readonly room: DraftRoom;
  readonly number: number;
  readonly edit: (changes: Partial<DraftRoom>) => void;
  readonly remove: (() => void) | null;
}

/** Who stays in a room: counts, and the ages of children where the hotel asks for them. */
export function PartyFields({ property, room, number, edit, remove }: PartyProps) {
  const text = useWords();
  const bands = property.childBands ?? undefined;
  const isAsking = hasBands(bands);
  const counts = isAsking ? (['adults'] as const) : (['adults', 'children', 'infants'] as const);
  const isWrong = isAsking && agesOf(room.ages, bands) === null;
  return (
    <fieldset className="desk-rooms">
      <legend>{text('telephone.room', { number: String(number) })}</legend>
      <div className="desk-search">
        <GuestCounts
          id={`room-${String(room.key)}`}
          typed={room}
          counts={counts}
          isAsking={isAsking}
          isWrong={isWrong}
          edit={edit}
        />
        {remove !== null && (
          <Button onClick={remove} aria-label={text('telephone.remove', { number: String(number) })}>
            {text('telephone.remove-short')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly property: Property;
  readonly found: SearchResponse;
  readonly room: DraftRoom;
  readonly number: number;
  /** Room types that the other rooms have chosen. */
  readonly taken: readonly string[];
  readonly choose: (choice: DraftRoom['choice']) => void;
}

/** The rooms and rates that are free for the guests of a room, with their prices. */
export function RoomChoice({ property, found, room, number, taken, choose }: ChoiceProps) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const { currency } = property;
  const bands = property.childBands ?? undefined;
  const party = partyOf(room, bands);
  const choices = party === null ? [] : choicesOf(found, party, taken, { currency, bands });
  const id = `choice-${String(room.key)}`;
  const keyOf = (of: NonNullable<DraftRoom['choice']>) => JSON.stringify([of.roomTypeId, of.ratePlanId]);
  const label = text('telephone.choice', { number: String(number) });
  if (choices.length === 0)
    return (
      <p role="status">
        {label}: {text('telephone.none-free')}
      </p>
    );
  return (
    <div className="desk-label">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className="desk-wide"
        placeholder={text('telephone.choose')}
        value={room.choice === null ? null : keyOf(room.choice)}
        options={choices.map((choice) => ({
          value: keyOf(choice),
          label: `${choice.name}, ${money(toDecimal(choice.price, currency), currency)}`,
        }))}
        onChange={(key) => {
          const chosen = choices.find((choice) => keyOf(choice) === key);
          choose(
            chosen === undefined ? null : { roomTypeId: chosen.roomTypeId, ratePlanId: chosen.ratePlanId },
          );
        }}
      />
    </div>
  );
}
