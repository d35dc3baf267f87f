import type { Property, SearchResponse } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import { Button } from 'shared/ui/desk';
import { Joined } from '../joined.tsx';
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

/** The rooms and rates that are free for the guests of a room: how many are left, on what terms, and the price with all taxes. */
export function RoomChoice({ property, found, room, number, taken, choose }: ChoiceProps) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const { currency } = property;
  const party = partyOf(room, property.childBands ?? undefined);
  const choices = party === null ? [] : choicesOf(found, { party, isFirst: number === 1 }, taken, property);
  const label = text('telephone.choice', { number: String(number) });
  if (choices.length === 0)
    return (
      <p role="status">
        {label}: {text('telephone.none-free')}
      </p>
    );
  return (
    <fieldset className="desk-rooms desk-choices">
      <legend>{label}</legend>
      {choices.map(({ roomTypeId, ratePlanId, name, price, policy, left }) => {
        const id = `choice-${String(room.key)}-${roomTypeId}-${ratePlanId}`;
        return (
          <div key={id} className="desk-choice">
            <input
              type="radio"
              id={id}
              name={`choice-${String(room.key)}`}
              required
              aria-describedby={`${id}-terms`}
              checked={room.choice?.roomTypeId === roomTypeId && room.choice.ratePlanId === ratePlanId}
              onChange={() => choose({ roomTypeId, ratePlanId })}
            />
            <span>
              <label htmlFor={id}>{`${name}, ${money(toDecimal(price, currency), currency)}`}</label>
              <span id={`${id}-terms`} className="desk-small desk-block">
                <Joined
                  parts={[text('telephone.left', { count: left }), ...(policy === '' ? [] : [policy])]}
                />
              </span>
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
