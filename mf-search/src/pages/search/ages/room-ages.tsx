import './ages.css';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { ChildBand, Property } from 'shared/contracts';
import { ageRangeText, type RoomRequest } from 'shared/domain';
import { FieldSet, NumberStepper, SelectField, useMessages } from 'shared/ui';
import { agesMessages } from './messages.ts';
import { messages } from '../../../messages/index.ts';
import { $roomLimits, roomChanged, searchForm } from '../model.ts';
import {
  answeredRoom,
  askedParty,
  askedRanges,
  oldestAsked,
  withAge,
  withChildren,
  type AskedParty,
} from './rules.ts';

interface RoomAgesProps {
  readonly room: RoomRequest;
  readonly property: Property;
  readonly bands: readonly ChildBand[];
}

/** The people of one room at a hotel with bands of ages: adults, how many children, and the age of each. */
export function RoomAges({ room, property, bands }: RoomAgesProps): ReactElement {
  const text = useMessages(messages);
  const ageText = useMessages(agesMessages);
  const { change, problems, limits } = useUnit({
    change: roomChanged,
    problems: searchForm.$shown,
    limits: $roomLimits,
  });
  const asked = askedParty(room, bands);
  const { adults, children } = askedRanges(room, property, bands, limits);
  const oldest = oldestAsked(bands);
  const isMissingShown = problems.some(({ kind }) => kind === 'ages');
  const answer = (party: AskedParty): void => {
    change(answeredRoom(room, party, bands));
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
            className="se-ages"
            legend={ageText('search.ages')}
            hint={bands.map((band) => (
              <span key={band.name} className="se-ages__band">
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
