import type { Property } from 'shared/contracts';
import type { SearchCriteria } from 'shared/domain';

export type SearchProblem =
  | { readonly kind: 'dates' }
  | { readonly kind: 'rooms' }
  | { readonly kind: 'maximum'; readonly max: number };

/** What keeps a search from being made; empty when it may be (product.md 5: search allowed only if …). */
export function searchProblems(
  property: Property | null,
  search: SearchCriteria,
  maximumRooms: number,
): readonly SearchProblem[] {
  if (property === null) return [];
  return [
    ...(search.fromDate === null || search.toDate === null ? [{ kind: 'dates' } as const] : []),
    ...(search.rooms.length === 0 ? [{ kind: 'rooms' } as const] : []),
    ...(search.rooms.length > maximumRooms ? [{ kind: 'maximum', max: maximumRooms } as const] : []),
  ];
}
