import type { Property } from 'shared/contracts';
import { areAgesMissing, type SearchCriteria } from 'shared/domain';
import { isTaken, type RoomLimits } from 'shared/search-panel';

/** The fields that messages link to and that take the focus. */
export const datesCellId = 'search-dates';
export const roomsCellId = 'search-rooms';
export const submitId = 'search-submit';

export type SearchProblem =
  | { readonly kind: 'dates' }
  | { readonly kind: 'departure' }
  | { readonly kind: 'same-day' }
  | { readonly kind: 'rooms' }
  | { readonly kind: 'ages' }
  | { readonly kind: 'guests'; readonly room: number }
  | { readonly kind: 'maximum'; readonly max: number };

/** Whether a hotel with bands of ages does not know the age of every child yet. */
export const hasMissingAges = (property: Property | null, { rooms }: SearchCriteria): boolean =>
  rooms.some((room) => areAgesMissing(room, property?.childBands));

interface SearchRules {
  readonly maximumRooms: number;
  readonly limits: RoomLimits;
  readonly isClosedToday: boolean;
}

/**
 * What keeps a search from being made; empty when it may be (product.md 5: search allowed only if …). A stay that begins today is blocked once the
 * cut-off has passed (product.md 4).
 */
export function searchProblems(
  property: Property | null,
  search: SearchCriteria,
  { maximumRooms, limits, isClosedToday }: SearchRules,
): readonly SearchProblem[] {
  if (property === null) return [];
  return [
    ...(search.fromDate === null
      ? [{ kind: 'dates' } as const]
      : search.toDate === null
        ? [{ kind: 'departure' } as const]
        : []),
    ...(isClosedToday ? [{ kind: 'same-day' } as const] : []),
    ...(search.rooms.length === 0 ? [{ kind: 'rooms' } as const] : []),
    ...(hasMissingAges(property, search) ? [{ kind: 'ages' } as const] : []),
    ...search.rooms
      .filter((room) => !isTaken(room, limits))
      .map(({ roomNumber }) => ({ kind: 'guests' as const, room: roomNumber })),
    ...(search.rooms.length > maximumRooms ? [{ kind: 'maximum', max: maximumRooms } as const] : []),
  ];
}
