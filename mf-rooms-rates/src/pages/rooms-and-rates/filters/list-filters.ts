import type { BoardBasis } from 'shared/contracts';

/** Hotels put their rooms in an order of their own; a guest may want another. */
export const sortings = ['price', 'size'] as const;
export type Sorting = (typeof sortings)[number];

/** What the guest wants of the list; null and false want nothing. */
export interface ListFilters {
  /** One of the hotel's own words for beds, and for a view. */
  readonly bed: string | null;
  readonly view: string | null;
  /** Rates with these meals or more. */
  readonly board: BoardBasis | null;
  /** Rates that are cancelled free of charge as of today. */
  readonly isFree: boolean;
  /** Rooms of which the hotel states their accessibility. */
  readonly isAccessible: boolean;
  /** The highest total for the stay, in the hotel's currency; decimal, as the address has it. */
  readonly upTo: number | null;
  readonly sorting: Sorting | null;
}

export const noFilters: ListFilters = {
  bed: null,
  view: null,
  board: null,
  isFree: false,
  isAccessible: false,
  upTo: null,
  sorting: null,
};

/** Those that leave rooms out; the order leaves none out. */
export const filterNames = ['board', 'isFree', 'bed', 'view', 'upTo', 'isAccessible'] as const;
export type FilterName = (typeof filterNames)[number];

export const isActive = (filters: ListFilters, name: FilterName): boolean =>
  filters[name] !== noFilters[name];
export const activeFilters = (filters: ListFilters): readonly FilterName[] =>
  filterNames.filter((name) => isActive(filters, name));

export const without = (filters: ListFilters, name: FilterName): ListFilters => ({
  ...filters,
  [name]: noFilters[name],
});

/** Meals that can be asked for, in words for the address. */
export const boardWords: Readonly<Partial<Record<BoardBasis, string>>> = {
  BedAndBreakfast: 'breakfast',
  HalfBoard: 'half',
  FullBoard: 'full',
  AllInclusive: 'all',
};
