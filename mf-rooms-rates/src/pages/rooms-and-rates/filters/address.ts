import { boardBases } from 'shared/contracts';
import { boardWords, sortings, type ListFilters } from './list-filters.ts';

const parameters = ['bed', 'view', 'board', 'cancellation', 'accessible', 'upTo', 'sort'] as const;
type Parameter = (typeof parameters)[number];

/** The part of an address's query that filters the list, as it says it. */
export function filterQueryOf(query: string): string {
  const all = new URLSearchParams(query);
  const own = new URLSearchParams();
  for (const name of parameters) {
    const value = all.get(name);
    if (value !== null) own.set(name, value);
  }
  return own.toString();
}

/** Reads what an address wants of the list; values that it does not know want nothing. */
export function readFilters(query: string): ListFilters {
  const params = new URLSearchParams(query);
  const word = (name: Parameter): string | null => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' || value.length > 200 ? null : value;
  };
  const upTo = word('upTo');
  return {
    bed: word('bed'),
    view: word('view'),
    board: boardBases.find((basis) => boardWords[basis] === (word('board') ?? '')) ?? null,
    isFree: word('cancellation') === 'free',
    isAccessible: word('accessible') === 'yes',
    upTo: upTo !== null && /^\d{1,9}(\.\d{1,3})?$/.test(upTo) && Number(upTo) > 0 ? Number(upTo) : null,
    sorting: sortings.find((sorting) => sorting === word('sort')) ?? null,
  };
}

/** The query of an address with these filters; what else it says stays. */
export function withFilters(query: string, filters: ListFilters): string {
  const params = new URLSearchParams(query);
  const written: Readonly<Record<Parameter, string | null>> = {
    bed: filters.bed,
    view: filters.view,
    board: filters.board === null ? null : (boardWords[filters.board] ?? null),
    cancellation: filters.isFree ? 'free' : null,
    accessible: filters.isAccessible ? 'yes' : null,
    upTo: filters.upTo === null ? null : String(filters.upTo),
    sort: filters.sorting,
  };
  for (const name of parameters) {
    const value = written[name];
    // In one order, whatever was chosen first.
    params.delete(name);
    if (value !== null) params.set(name, value);
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
