import type { Property, SearchRequest, SearchResponse, StayDate } from '../contracts/index.ts';
import { areAgesMissing } from './ages.ts';
import { alternativeStays, mostAlternatives } from './alternatives.ts';
import { allocationProblem, type AllocationProblem } from './allocation-problem.ts';
import { lowestTotal } from './lowest-total.ts';
import type { Minor } from './money.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchRequestOf } from './search-request.ts';
import type { StayProblem, StayRules } from './stay-calendar.ts';
import { addDays, daysBetween, nightCount, type Stay } from './stay.ts';

/** Why the stay that was chosen cannot be booked: by the calendar, or because nothing free suits the party. */
export type AdviceProblem = StayProblem | AllocationProblem;

/** The nights of a stay from the same day that the hotel takes instead; null where its length is not what is wrong. */
export function nightsInstead(problem: AdviceProblem): number | null {
  switch (problem.kind) {
    case 'minimum-stay':
    case 'minimum-through':
    case 'longest-stay':
      return problem.nights;
    case 'other-length':
      return problem.longest;
    default:
      return null;
  }
}

/** A stay that can be booked instead, with the lowest total for the party. */
export interface AlternativeStay extends Stay {
  readonly total: Minor;
}

/** The whole answer of the server to one stay; null when it could not be asked. */
export type SearchRooms = (stay: Stay) => Promise<SearchResponse | null>;

/** What advice is asked about: a search whose dates and rooms are complete. */
export interface AdviceQuestion {
  readonly stay: Stay;
  readonly request: SearchRequest;
  readonly property: Property;
  readonly today: StayDate;
  readonly minimumNights: number;
  readonly rules: StayRules;
}

/** Null while there is nothing to ask about: no dates, rooms that may not be searched (product.md 5), or children whose ages make the price. */
export function questionOf(parts: {
  readonly search: SearchCriteria;
  readonly property: Property | null;
  readonly today: StayDate | null;
  readonly minimumNights: number;
  readonly maximumRooms: number;
  readonly rules: StayRules;
}): AdviceQuestion | null {
  const { search, property, today, minimumNights, maximumRooms, rules } = parts;
  const limits = { maxNumberOfRoomsOnBooking: maximumRooms };
  const request = searchRequestOf(search, property, limits, null);
  if (request === null || property === null || today === null) return null;
  if (search.rooms.some((room) => areAgesMissing(room, property.childBands))) return null;
  return {
    stay: { from: request.dateFrom, to: request.dateTo },
    request,
    property,
    today,
    minimumNights,
    rules,
  };
}

/** Why the stay cannot be booked, or null; the server is asked only where the calendar sees nothing against it. */
export async function findProblem(
  question: AdviceQuestion,
  searchRooms: SearchRooms,
): Promise<AdviceProblem | null> {
  const { stay, request, rules } = question;
  const problem = rules.stayProblem(stay);
  // Of guests whom no room takes the search knows whose room is too small.
  if (problem !== null && problem.kind !== 'not-suited') return problem;
  const found = await searchRooms(stay);
  return found === null ? problem : allocationProblem(found, request.rooms);
}

const daysAway = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];

/** Stays that do what the rule asks and change the least else, in the order in which a guest would ask for them. */
function remedies(problem: StayProblem, { from, to }: Stay, today: StayDate): readonly Stay[] {
  const nights = nightCount({ from, to });
  const lasting = (length: number): Stay => ({ from, to: addDays(from, Math.max(1, length)) });
  const arriving = (date: StayDate): Stay => ({ from: date, to: addDays(date, nights) });
  switch (problem.kind) {
    case 'minimum-stay':
    case 'minimum-through':
    case 'minimum-not-free':
    case 'longest-stay':
    case 'maximum-stay':
      return [lasting(problem.nights)];
    case 'other-length':
      return [problem.longest, problem.nights]
        .sort((a, b) => Math.abs(a - nights) - Math.abs(b - nights))
        .map(lasting);
    case 'closed-to-departure':
      return daysAway.filter((days) => nights + days >= 1).map((days) => lasting(nights + days));
    case 'same-day':
    case 'closed-to-arrival':
      return daysAway.map((days) => arriving(addDays(from, days)));
    case 'book-ahead':
      return [0, ...daysAway.filter((days) => days > 0)].map((days) =>
        arriving(addDays(today, problem.days + days)),
      );
    case 'book-later':
      return [0, ...daysAway.filter((days) => days < 0)].map((days) =>
        arriving(addDays(today, problem.days + days)),
      );
    default:
      return [];
  }
}

const mostRemedies = 4;

/**
 * The bookable stay that is nearest to what a rule of the hotel forbids: longer or shorter, or another arrival where the length is not what is
 * wrong. Null where no rule forbids the stay, and where nothing near it is free.
 */
export async function findNearest(
  { stay, request, property, today, rules }: AdviceQuestion,
  searchRooms: SearchRooms,
): Promise<AlternativeStay | null> {
  const problem = rules.stayProblem(stay);
  if (problem === null) return null;
  const bookable = remedies(problem, stay, today).flatMap((other): readonly Stay[] => {
    if (other.from < today) return [];
    const against = rules.stayProblem(other);
    if (against === null) return [other];
    const nights = nightsInstead(against);
    const longer = nights === null ? null : { from: other.from, to: addDays(other.from, nights) };
    return longer !== null && rules.stayProblem(longer) === null ? [longer] : [];
  });
  for (const other of bookable.slice(0, mostRemedies)) {
    const response = await searchRooms(other);
    const total = response === null ? null : lowestTotal(response, request.rooms, property);
    if (total !== null) return { ...other, total };
  }
  return null;
}

/** So many stays are asked about at once, and so many in all: where none of the nearest suits the party, others seldom do. */
const batchSize = 4;
const mostSearches = 24;
const mostEmptySearches = 8;

/** Stays that the calendar has open and the server has rooms for, nearest first (decisions 2); at most ten. */
export async function findAlternatives(
  question: AdviceQuestion,
  searchRooms: SearchRooms,
): Promise<readonly AlternativeStay[]> {
  const { stay, request, property, today, minimumNights, rules } = question;
  const problem = rules.stayProblem(stay);
  const candidates = alternativeStays({
    stay,
    otherNights: problem === null ? null : nightsInstead(problem),
    today,
    minimumNights,
    isBookable: (other) => rules.stayProblem(other) === null,
    price: rules.leadPrice,
  }).slice(0, mostSearches);
  const found: AlternativeStay[] = [];
  for (let next = 0; next < candidates.length && found.length < mostAlternatives; next += batchSize) {
    if (next >= mostEmptySearches && found.length === 0) break;
    const batch = candidates.slice(next, next + batchSize);
    const responses = await Promise.all(batch.map(searchRooms));
    for (const [index, other] of batch.entries()) {
      const response = responses[index] ?? null;
      const total = response === null ? null : lowestTotal(response, request.rooms, property);
      if (total !== null) found.push({ ...other, total });
    }
  }
  return cheapestOfNear(found, stay).slice(0, mostAlternatives);
}

/** decisions 2: nearest first, then cheapest for this party; those that are as near as each other stand together already. */
function cheapestOfNear(found: readonly AlternativeStay[], stay: Stay): readonly AlternativeStay[] {
  const isAsNear = (a: Stay, b: Stay): boolean =>
    Math.abs(daysBetween(stay.from, a.from)) === Math.abs(daysBetween(stay.from, b.from)) &&
    isOtherLength(a, stay) === isOtherLength(b, stay);
  const groups: AlternativeStay[][] = [];
  for (const each of found) {
    const [first] = groups.at(-1) ?? [];
    if (first !== undefined && isAsNear(first, each)) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => group.sort((a, b) => a.total - b.total));
}

const isOtherLength = (a: Stay, b: Stay): boolean => nightCount(a) !== nightCount(b);
