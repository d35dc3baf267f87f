import type { Party, Property } from '../../contracts/index.ts';
import { bandOf, countedParty } from '../ages.ts';
import { guestCount, isParty, largestParty } from '../party.ts';
import { type RoomRequest, roomRequestsOf } from '../search-criteria.ts';
import type { TakeNote } from './notes.ts';

/** What a property says about the rooms and people of a search. */
export type RoomRules = Pick<
  Property,
  | 'maxNumberOfRoomsOnBooking'
  | 'adultMaximumOccupancy'
  | 'childMaximumOccupancy'
  | 'enableChildrenSearch'
  | 'enableInfantSearch'
  | 'defaultOccupancyAdult'
  | 'defaultOccupancyChildren'
  | 'defaultOccupancyInfant'
  | 'childBands'
>;

/** The party with which a property's search starts (product.md 3). */
export const defaultParty = (rules: RoomRules): Party => ({
  numberOfAdults: rules.defaultOccupancyAdult,
  numberOfChildren: rules.enableChildrenSearch ? rules.defaultOccupancyChildren : 0,
  numberOfInfants: rules.enableInfantSearch ? rules.defaultOccupancyInfant : 0,
});

type PeopleParameter = 'adults' | 'children' | 'infants';

/** One number per room, or null when the parameter is absent or does not fit. */
function readCounts(
  params: URLSearchParams,
  parameter: PeopleParameter,
  limit: number,
  note: TakeNote,
): number[] | null {
  const text = params.get(parameter);
  if (text === null) return null;
  const counts = text.split(',').map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : NaN));
  if (counts.every((count) => count <= limit)) return counts;
  note({ kind: 'ignored', parameter, value: text });
  return null;
}

/** One entry per room, its ages between hyphens: `ages=4-9,`. Where they do not go with the counts, the counts hold. */
export const agesParameter = 'ages';

type GivenAges = Pick<RoomRequest, 'ages' | 'agesGiven'>;

/** The ages of one room; an empty one is missing. */
function readAges(text: string, party: Party, { childBands = [] }: RoomRules): GivenAges {
  const given = text
    .split('-')
    .map((age) => (age.trim() === '' ? null : /^\d{1,3}$/.test(age.trim()) ? Number(age) : NaN));
  const isAge = (age: number | null): boolean => age === null || bandOf(age, childBands) !== null;
  const counted = countedParty(0, given, childBands);
  if (
    given.every((age) => age === null) ||
    !given.every(isAge) ||
    counted.numberOfChildren !== party.numberOfChildren ||
    counted.numberOfInfants !== party.numberOfInfants ||
    counted.numberOfAdults > party.numberOfAdults
  )
    return {};
  const ages = given.filter((age) => age !== null);
  return ages.length === given.length ? { ages } : { agesGiven: given };
}

/** What an address says of the ages in rooms; null where it has none to say. */
export function formatAges(rooms: readonly GivenAges[]): string | null {
  const entries = rooms.map(({ ages, agesGiven }) =>
    (ages ?? agesGiven ?? []).map((age) => age ?? '').join('-'),
  );
  return entries.some((entry) => entry !== '') ? entries.join(',') : null;
}

/** The rooms of a link; the property's default party when it names none. */
export function readRooms(params: URLSearchParams, rules: RoomRules, note: TakeNote): RoomRequest[] {
  const ignore = (parameter: PeopleParameter): void => {
    note({ kind: 'ignored', parameter, value: params.get(parameter) ?? '' });
  };
  // More than a room takes are kept: the page says so, rather than name prices for others.
  const adults = readCounts(params, 'adults', Infinity, note);
  const children = readCounts(params, 'children', rules.enableChildrenSearch ? Infinity : 0, note);
  const infants = readCounts(params, 'infants', rules.enableInfantSearch ? Infinity : 0, note);

  const first = adults ?? children ?? infants;
  if (first === null) return roomRequestsOf([defaultParty(rules)]);
  const named = { adults, children, infants };
  const rooms = Math.min(first.length, Math.max(1, rules.maxNumberOfRoomsOnBooking));
  if (first.length > rooms) note({ kind: 'first-rooms', rooms });
  for (const parameter of ['adults', 'children', 'infants'] as const)
    if ((named[parameter]?.length ?? 0) > first.length) ignore(parameter);

  const asked = Array.from({ length: rooms }, (_, room) => ({
    numberOfAdults: adults ? (adults[room] ?? 0) : rules.defaultOccupancyAdult,
    numberOfChildren: children?.[room] ?? 0,
    numberOfInfants: infants?.[room] ?? 0,
  }));
  const isLarge = (party: Party): boolean => guestCount(party) > largestParty;
  if (asked.some(isLarge)) note({ kind: 'large-party', most: largestParty });
  const parties = asked.map((party) => (isLarge(party) ? defaultParty(rules) : party));
  const ages = (params.get(agesParameter) ?? '').split(',');
  if (parties.every(isParty))
    return roomRequestsOf(
      parties.map((party, room) => ({ ...party, ...readAges(ages[room] ?? '', party, rules) })),
    );
  ignore('adults');
  return roomRequestsOf([defaultParty(rules)]);
}
