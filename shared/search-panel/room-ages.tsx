import './room-ages.css';
import { useEffect, useRef, type ReactElement } from 'react';
import { FieldSet, NumberStepper, SelectField } from 'shared/ui';
import type { ChildBand } from '../contracts/index.ts';
import { ageRangeText, type RoomRequest, type RoomRules } from '../domain/index.ts';
import {
  answeredRoom,
  askedParty,
  askedRanges,
  oldestAsked,
  withAge,
  withChildren,
  type AskedParty,
} from './ages.ts';
import type { RoomLimits } from './room-limits.ts';
import type { AgesText, PartyText } from './text.ts';

interface RoomAgesProps {
  readonly room: RoomRequest;
  readonly rules: RoomRules;
  readonly limits: RoomLimits;
  readonly bands: readonly ChildBand[];
  readonly text: PartyText;
  readonly ageText: AgesText;
  /** The guest wanted to search while an age was missing. */
  readonly isMissingShown: boolean;
  readonly onChange: (room: RoomRequest) => void;
}

/** The people of one room at a hotel with bands of ages: adults, how many children, and the age of each. */
export function RoomAges(props: RoomAgesProps): ReactElement {
  const { room, rules, limits, bands, text, ageText, isMissingShown, onChange } = props;
  const asked = askedParty(room, bands);
  const { adults, children } = askedRanges(room, rules, bands, limits);
  const oldest = oldestAsked(bands);
  const answer = (party: AskedParty): void => {
    onChange(answeredRoom(room, party, bands));
  };
  const agesRef = useRef<HTMLDivElement>(null);
  const count = asked.ages.length;
  // They make the dialog longer, perhaps longer than the window.
  useEffect(() => {
    if (count > 0) agesRef.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <>
      <NumberStepper
        label={text('search.adults')}
        hint={ageText('search.ages.adults', { age: oldest + 1 })}
        value={asked.adults}
        {...adults}
        maxReason={text('search.party.max')}
        onChange={(value) => answer({ ...asked, adults: value })}
      />
      <NumberStepper
        label={text('search.children')}
        hint={ageText('search.ages.children', { age: oldest })}
        value={count}
        {...children}
        maxReason={text('search.party.max')}
        onChange={(wanted) => answer(withChildren(asked, wanted))}
      />
      <div ref={agesRef}>
        {count > 0 && (
          <FieldSet
            className="search-ages"
            legend={ageText('search.ages')}
            hint={bands.map((band) => (
              <span key={band.name} className="search-ages__band">
                {`${band.name} ${ageRangeText(band)}`}
              </span>
            ))}
          >
            {asked.ages.map((age, child) => (
              <SelectField
                autoComplete="off"
                // The children of a room have no other name than their place.
                key={String(child)}
                id={`search-${room.roomId}-age-${String(child + 1)}`}
                label={ageText('search.age', { number: String(child + 1) })}
                value={age === null ? '' : String(age)}
                placeholder={ageText('search.age.choose')}
                required
                error={isMissingShown && age === null ? ageText('search.age.missing') : null}
                options={Array.from({ length: oldest + 1 }, (_, years) => ({
                  value: String(years),
                  label:
                    years === 0
                      ? ageText('search.age.under-1')
                      : ageText('search.age.years', { count: years }),
                }))}
                onChange={(value) => answer(withAge(asked, child, value === '' ? null : Number(value)))}
              />
            ))}
          </FieldSet>
        )}
      </div>
    </>
  );
}
