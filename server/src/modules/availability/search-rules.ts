import type { Party, SearchRequest } from 'shared/contracts';
import { areAgesOf, type ChildBands, guestCount, isParty, largestParty, type Stay } from 'shared/domain';
import type { ModelState } from '../../http/errors.ts';
import type { Said } from '../../language/index.ts';
import { stayProblem } from '../property/index.ts';
import { translate } from './messages/index.ts';

function partyProblem(party: Party): Said | null {
  if (!isParty(party)) return translate.say('search.nobody');
  const count = guestCount(party);
  return count > largestParty ? translate.say('search.largest-party', { count: largestParty }) : null;
}

/** The problems of a request beyond its shape. Days in the past are no error: nothing is free then, and the response says so. */
export function searchProblems(
  stay: Stay,
  rooms: SearchRequest['rooms'],
  maximumRooms: number,
  /** Of the hotel; a search of many has none. */
  bands: ChildBands = [],
): ModelState {
  const problem = stayProblem(stay);
  return {
    ...(problem === null ? {} : { DateTo: [problem] }),
    ...Object.fromEntries(
      rooms.flatMap((party, index) => {
        const wrong = partyProblem(party);
        return wrong === null ? [] : [[`Rooms[${String(index)}].NumberOfAdults`, [wrong]]];
      }),
    ),
    ...Object.fromEntries(
      rooms.flatMap((party, index) =>
        bands.length === 0 || areAgesOf(party, bands)
          ? []
          : [[`Rooms[${String(index)}].Ages`, [translate.say('search.ages')]]],
      ),
    ),
    ...(rooms.length > maximumRooms
      ? { Rooms: [translate.say('search.rooms', { count: maximumRooms })] }
      : {}),
  };
}
