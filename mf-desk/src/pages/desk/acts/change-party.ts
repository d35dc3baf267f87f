import type { Party } from 'shared/contracts';
import { areAgesMissing, type ChildBands, countedParty, knownAges } from 'shared/domain';
import { type DraftParty, hasBands, partyOf } from '../telephone/draft.ts';
import type { ChangedRoom } from './change-rules.ts';

/** The guests of a room as they are typed; a child who is asked for an age is in the ages alone. */
export function typedParty(room: Party, bands: ChildBands): DraftParty {
  const ages = knownAges(room, bands);
  const isAged = ages.length > 0;
  return {
    adults: room.numberOfAdults - countedParty(0, ages, bands).numberOfAdults,
    children: isAged ? 0 : room.numberOfChildren,
    infants: isAged ? 0 : room.numberOfInfants,
    ages: ages.join(', '),
  };
}

/** Counts that are typed: children by number where the hotel asks for no ages, and where the booking has children without them. */
export const countsOf = ({ children, infants, ages }: DraftParty, bands: ChildBands) =>
  hasBands(bands) && (ages.trim() !== '' || children + infants === 0)
    ? (['adults'] as const)
    : (['adults', 'children', 'infants'] as const);

/** Who is to stay in a room; null while an age is wrong. */
export const partyOfTyped = (typed: DraftParty, bands: ChildBands): Party | null =>
  partyOf(typed, typed.ages.trim() === '' ? undefined : bands);

/** The room with other guests, without the ages of before. */
export function withParty({ ages: _ages, ...room }: ChangedRoom, party: Party): ChangedRoom {
  return { ...room, ...party };
}

/** Whether other guests than before are to stay, and an age of them is missing: a booking without ages may keep none. */
export const isAgeMissing = (room: Party, before: Party, bands: ChildBands): boolean =>
  areAgesMissing(room, bands) &&
  (room.numberOfAdults !== before.numberOfAdults ||
    room.numberOfChildren !== before.numberOfChildren ||
    room.numberOfInfants !== before.numberOfInfants ||
    (before.ages ?? []).length > 0);
