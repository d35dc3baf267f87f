import { boardBases, type BoardBasis } from 'shared/contracts';
import { explainCancellation, toDecimal, toMinor, type CancellationContext } from 'shared/domain';
import type { RateOffer, RoomList, RoomOffer } from '../selection/rules.ts';

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
const boardWords: Readonly<Partial<Record<BoardBasis, string>>> = {
  BedAndBreakfast: 'breakfast',
  HalfBoard: 'half',
  FullBoard: 'full',
  AllInclusive: 'all',
};

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

export interface HeldRate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

export interface FilterContext {
  readonly currency: string;
  /** When a rate would be cancelled; null before the stay is known. */
  readonly when: CancellationContext | null;
}

const isFreeNow = ({ rate }: RateOffer, { when }: FilterContext): boolean => {
  const cancellation = when === null ? null : explainCancellation(rate.cancellationPolicy, when);
  return cancellation?.kind === 'free' || cancellation?.kind === 'free-until';
};

const hasBoard = ({ rate: { boardBasis } }: RateOffer, wanted: BoardBasis): boolean =>
  typeof boardBasis === 'string' && boardBases.indexOf(boardBasis) >= boardBases.indexOf(wanted);

const isWantedRoom = ({ roomType }: RoomOffer, { bed, view, isAccessible }: ListFilters): boolean =>
  (bed === null || roomType.bedTypes.includes(bed)) &&
  (view === null || roomType.view === view) &&
  (!isAccessible || (roomType.accessibility ?? []).length > 0);

const isWantedRate = (
  offer: RateOffer,
  { board, isFree, upTo }: ListFilters,
  context: FilterContext,
): boolean =>
  (board === null || hasBoard(offer, board)) &&
  (upTo === null || offer.total <= toMinor(upTo, context.currency)) &&
  (!isFree || isFreeNow(offer, context));

const sizeOf = ({ roomType }: RoomOffer): number => roomType.sizeSquareMetres ?? 0;

function sorted(offers: readonly RoomOffer[], sorting: Sorting | null): readonly RoomOffer[] {
  switch (sorting) {
    case null:
      return offers;
    case 'price':
      return offers.toSorted((a, b) => a.from - b.from);
    case 'size':
      return offers.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  }
}

/** The rooms and rates that the guest wants, in the order that was asked for; the rate that the room holds stays in any case. */
export function filterList(
  list: RoomList,
  filters: ListFilters,
  context: FilterContext,
  held: HeldRate | null = null,
): RoomList {
  const isHeld = (offer: RoomOffer, { rate }: RateOffer): boolean =>
    offer.roomType.roomTypeId === held?.roomTypeId && rate.ratePlanId === held.ratePlanId;
  const offers = list.offers.flatMap((offer) => {
    const isRoomWanted = isWantedRoom(offer, filters);
    const rates = offer.rates.filter(
      (each) => (isRoomWanted && isWantedRate(each, filters, context)) || isHeld(offer, each),
    );
    if (rates.length === 0) return [];
    if (rates.length === offer.rates.length) return [offer];
    return [{ ...offer, rates, from: Math.min(...rates.map(({ total }) => total)) }];
  });
  return { offers: sorted(offers, filters.sorting), unsuitable: list.unsuitable };
}

/** A value of one filter, and how many room types the list would have with it. */
export interface FilterOption<Value> {
  readonly value: Value;
  readonly count: number;
}

export interface FilterOptions {
  readonly boards: readonly FilterOption<BoardBasis>[];
  readonly free: FilterOption<true> | null;
  readonly beds: readonly FilterOption<string>[];
  readonly views: readonly FilterOption<string>[];
  readonly prices: readonly FilterOption<number>[];
  readonly accessible: FilterOption<true> | null;
  readonly sortings: readonly Sorting[];
}

/** The next amount that is easily read: 1, 2 or 5 with zeros, times a whole number. */
function roundUp(amount: number, span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1)));
  const step =
    [1, 2, 5, 10].map((part) => (part * power) / 10).findLast((each) => each <= span / 4) ?? power / 10;
  return Math.ceil(amount / step) * step;
}

/** At most three amounts between the cheapest room and the dearest, so that each leaves some out. */
function priceSteps(offers: readonly RoomOffer[], currency: string): readonly number[] {
  const totals = offers.map(({ from }) => toDecimal(from, currency)).toSorted((a, b) => a - b);
  const [lowest = 0] = totals;
  const highest = totals.at(-1) ?? 0;
  if (highest <= lowest) return [];
  const steps = [0.25, 0.5, 0.75].map((part) =>
    roundUp(totals[Math.floor((totals.length - 1) * part)] ?? lowest, highest - lowest),
  );
  return [...new Set(steps)].filter((step) => step >= lowest && step < highest);
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** What can be chosen from, with how many room types each choice would leave beside the others that are made. A filter that changes nothing is left out unless it is on. */
export function filterOptions(list: RoomList, filters: ListFilters, context: FilterContext): FilterOptions {
  const { offers } = list;
  const rates = offers.flatMap((offer) => offer.rates);
  const countWith = (changes: Partial<ListFilters>): number =>
    filterList(list, { ...filters, ...changes }, context).offers.length;
  const isMixed = <Each>(all: readonly Each[], test: (each: Each) => boolean): boolean =>
    all.some(test) && !all.every(test);
  const chosen = <Value>(found: readonly Value[], value: Value | null): readonly Value[] =>
    value === null || found.includes(value) ? found : [...found, value];
  const choices = (found: readonly string[], value: string | null): readonly string[] =>
    found.length > 1 || value !== null ? chosen(found, value) : [];

  const boards = boardBases.filter(
    (basis) =>
      boardWords[basis] !== undefined &&
      (filters.board === basis ||
        (rates.some(({ rate }) => rate.boardBasis === basis) &&
          isMixed(rates, (rate) => hasBoard(rate, basis)))),
  );
  const hasFree = filters.isFree || isMixed(rates, (rate) => isFreeNow(rate, context));
  const hasAccessible =
    filters.isAccessible || isMixed(offers, ({ roomType }) => (roomType.accessibility ?? []).length > 0);
  const beds = choices(distinct(offers.flatMap(({ roomType }) => roomType.bedTypes)), filters.bed);
  const views = choices(
    distinct(offers.flatMap(({ roomType: { view } }) => (typeof view === 'string' ? [view] : []))),
    filters.view,
  );
  const isSized = distinct(offers.map(sizeOf)).length > 1;
  return {
    boards: boards.map((value) => ({ value, count: countWith({ board: value }) })),
    free: hasFree ? { value: true, count: countWith({ isFree: true }) } : null,
    beds: beds.map((value) => ({ value, count: countWith({ bed: value }) })),
    views: views.map((value) => ({ value, count: countWith({ view: value }) })),
    prices: chosen(priceSteps(offers, context.currency), filters.upTo)
      .toSorted((a, b) => a - b)
      .map((value) => ({ value, count: countWith({ upTo: value }) })),
    accessible: hasAccessible ? { value: true, count: countWith({ isAccessible: true }) } : null,
    sortings: offers.length < 2 ? [] : isSized ? sortings : ['price'],
  };
}
