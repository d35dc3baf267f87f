import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { BoardBasis } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import { Button, EmptyState, useAnnounce } from 'shared/ui';
import type { MessageKey } from '../../../messages/index.ts';
import { $activeItem, $allRooms } from '../selection/model.ts';
import type { ListWords } from '../selection/rate-facts.ts';
import { useListWords } from '../selection/use-list-words.ts';
import { SelectChip, ToggleChip } from './filter-chips.tsx';
import {
  $filterContext,
  $filterOptions,
  $filters,
  $roomList,
  filtersChanged,
  filtersCleared,
} from './model.ts';
import {
  activeFilters,
  filterList,
  noFilters,
  without,
  type FilterName,
  type FilterOption,
  type ListFilters,
  type Sorting,
} from './rules.ts';

const filterBarId = 'rr-filters';

const boardKeys: Readonly<Partial<Record<BoardBasis, MessageKey>>> = {
  BedAndBreakfast: 'filters.breakfast',
  HalfBoard: 'board.HalfBoard',
  FullBoard: 'board.FullBoard',
  AllInclusive: 'board.AllInclusive',
};

/** What a filter that is on is called. */
function filterName(
  name: FilterName,
  filters: ListFilters,
  currency: string,
  { text, money }: ListWords,
): string {
  switch (name) {
    case 'board':
      return filters.board === null ? '' : text(boardKeys[filters.board] ?? 'filters.breakfast');
    case 'isFree':
      return text('filters.free');
    case 'isAccessible':
      return text('filters.accessible');
    case 'upTo':
      return text('filters.up-to', { price: money(toMinor(filters.upTo ?? 0, currency), currency) });
    default:
      return filters[name] ?? '';
  }
}

/** Changes what the list shows and says how many room types that leaves. */
function useFiltering() {
  const { list, context, held, filters, change, clear } = useUnit({
    list: $allRooms,
    context: $filterContext,
    held: $activeItem,
    filters: $filters,
    change: filtersChanged,
    clear: filtersCleared,
  });
  const { text } = useListWords();
  const announce = useAnnounce();
  const total = list.offers.length;
  const say = (changed: ListFilters): void => {
    const { length: count } = filterList(list, changed, context, held).offers;
    announce(text('filters.found', { count, total }));
  };
  return {
    change: (changes: Partial<ListFilters>): void => {
      change(changes);
      say({ ...filters, ...changes });
    },
    clear: (): void => {
      clear();
      say({ ...noFilters, sorting: filters.sorting });
      // What was pressed may be gone.
      document.getElementById(filterBarId)?.focus({ preventScroll: true });
    },
  };
}

/** What the guest wants of the list, and in which order: only what makes a difference among these rooms. */
export function FilterBar(): ReactElement | null {
  const { options, filters, context, all, list } = useUnit({
    options: $filterOptions,
    filters: $filters,
    context: $filterContext,
    all: $allRooms,
    list: $roomList,
  });
  const words = useListWords();
  const { text, money } = words;
  const { change, clear } = useFiltering();
  const { boards, free, beds, views, prices, accessible, sortings } = options;
  const { currency } = context;
  const active = activeFilters(filters);
  const counted = (name: string, { count }: FilterOption<unknown>): string =>
    text('filters.option', { name, count });
  const wordOptions = (found: readonly FilterOption<string>[]) =>
    found.map((option) => ({
      value: option.value,
      label: counted(option.value, option),
      short: option.value,
    }));
  const isEmpty =
    [boards, beds, views, prices, sortings].every(({ length }) => length === 0) &&
    free === null &&
    accessible === null;
  if (isEmpty) return null;
  const isSorting = (value: string): value is Sorting => sortings.some((sorting) => sorting === value);
  return (
    <section className="rr-filters" id={filterBarId} tabIndex={-1} aria-label={text('filters.label')}>
      <div className="rr-filters__row">
        {boards.map((option) => (
          <ToggleChip
            key={option.value}
            isOn={filters.board === option.value}
            onToggle={() => {
              change({ board: filters.board === option.value ? null : option.value });
            }}
          >
            {counted(text(boardKeys[option.value] ?? 'filters.breakfast'), option)}
          </ToggleChip>
        ))}
        {free !== null && (
          <ToggleChip
            isOn={filters.isFree}
            onToggle={() => {
              change({ isFree: !filters.isFree });
            }}
          >
            {counted(text('filters.free'), free)}
          </ToggleChip>
        )}
        {prices.length > 0 && (
          <SelectChip
            label={text('filters.price')}
            all={text('filters.any-price')}
            value={filters.upTo === null ? '' : String(filters.upTo)}
            options={prices.map((option) => {
              const name = text('filters.up-to', { price: money(toMinor(option.value, currency), currency) });
              return { value: String(option.value), label: counted(name, option), short: name };
            })}
            onChange={(value) => {
              change({ upTo: value === '' ? null : Number(value) });
            }}
          />
        )}
        {beds.length > 0 && (
          <SelectChip
            label={text('filters.beds')}
            all={text('filters.any-beds')}
            value={filters.bed ?? ''}
            options={wordOptions(beds)}
            onChange={(value) => {
              change({ bed: value === '' ? null : value });
            }}
          />
        )}
        {views.length > 0 && (
          <SelectChip
            label={text('filters.view')}
            all={text('filters.any-view')}
            value={filters.view ?? ''}
            options={wordOptions(views)}
            onChange={(value) => {
              change({ view: value === '' ? null : value });
            }}
          />
        )}
        {accessible !== null && (
          <ToggleChip
            isOn={filters.isAccessible}
            onToggle={() => {
              change({ isAccessible: !filters.isAccessible });
            }}
          >
            {counted(text('filters.accessible'), accessible)}
          </ToggleChip>
        )}
        {sortings.length > 0 && (
          <SelectChip
            label={text('filters.sort')}
            all={text('filters.sort-hotel')}
            value={filters.sorting ?? ''}
            options={sortings.map((sorting) => {
              const name = text(`filters.sort-${sorting}`);
              return { value: sorting, label: name, short: name };
            })}
            onChange={(value) => {
              change({ sorting: isSorting(value) ? value : null });
            }}
          />
        )}
      </div>
      {active.length > 0 && (
        <p className="rr-filters__found">
          {text('filters.found', { count: list.offers.length, total: all.offers.length })}
          <Button kind="link" size="small" onClick={clear}>
            {text('filters.clear')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** No room is all that the guest wants: says so, with each wish that can be taken back and what that would show. */
export function NothingMatches(): ReactElement | null {
  const { filters, context, all, list } = useUnit({
    filters: $filters,
    context: $filterContext,
    all: $allRooms,
    list: $roomList,
  });
  const words = useListWords();
  const { text } = words;
  const { change, clear } = useFiltering();
  const active = activeFilters(filters);
  if (active.length === 0 || all.offers.length === 0 || list.offers.length > 0) return null;
  const ways = active
    .map((name) => ({ name, count: filterList(all, without(filters, name), context).offers.length }))
    .filter(({ count }) => count > 0);
  return (
    <EmptyState
      icon="search"
      title={text('filters.none')}
      action={
        <>
          <Button kind="primary" onClick={clear}>
            {text('filters.show-all', { count: all.offers.length })}
          </Button>
          {active.length > 1 &&
            ways.map(({ name, count }) => (
              <Button
                key={name}
                onClick={() => {
                  change({ [name]: noFilters[name] });
                  document.getElementById(filterBarId)?.focus({ preventScroll: true });
                }}
              >
                {text('filters.without', { name: filterName(name, filters, context.currency, words), count })}
              </Button>
            ))}
        </>
      }
    >
      {text('filters.none-text', {
        filters: new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(
          active.map((name) => filterName(name, filters, context.currency, words)),
        ),
      })}
    </EmptyState>
  );
}
