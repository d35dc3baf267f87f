import type { DomainMessageKey, Translate } from '../domain/index.ts';

/** The words of the cells; each remote has them in its catalogue, in its own manner. */
export type CellText = Translate<
  | DomainMessageKey
  | 'search.dates'
  | 'search.dates.departure'
  | 'search.rooms'
  | 'search.guests'
  | 'search.guests.done'
  | 'search.room'
  | 'search.room.add'
  | 'search.room.remove'
  | 'search.party.max'
>;

/** The words of the dialog with the rooms. */
export type GuestsText = Translate<
  | 'error.title-maximum-rooms'
  | 'search.rooms'
  | 'search.guests.done'
  | 'search.room'
  | 'search.room.add'
  | 'search.room.remove'
  | 'search.party.max'
>;

/** Who is asked about at a hotel with bands of ages. */
export type PartyText = Translate<'search.adults' | 'search.children' | 'search.party.max'>;

/** The words of the ages. */
export type AgesText = Translate<
  | 'search.ages'
  | 'search.ages.adults'
  | 'search.ages.children'
  | 'search.age'
  | 'search.age.choose'
  | 'search.age.missing'
  | 'search.age.under-1'
  | 'search.age.years'
>;

/** The words of one room. */
export type RoomText = Translate<'search.room' | 'search.room.remove' | 'search.party.max'>;
