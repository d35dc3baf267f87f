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

/** The words of one room. */
export type RoomText = Translate<'search.room' | 'search.room.remove' | 'search.party.max'>;
