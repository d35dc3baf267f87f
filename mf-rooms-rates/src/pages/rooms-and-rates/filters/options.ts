import { boardBases, type BoardBasis } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { RoomList, RoomOffer } from '../selection/rules.ts';
import { boardWords, sortings, type ListFilters, type Sorting } from './list-filters.ts';
import { filterList, hasBoard, isFreeNow, sizeOf, type FilterContext } from './rules.ts';

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
