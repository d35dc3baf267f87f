import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { toMinor } from 'shared/domain';
import { Button } from 'shared/ui';
import { $allRooms } from '../selection/model.ts';
import { useListWords } from '../selection/use-list-words.ts';
import { SelectChip, ToggleChip } from './filter-chips.tsx';
import { boardName } from './filter-names.ts';
import { activeFilters, type Sorting } from './list-filters.ts';
import { $filterContext, $filterOptions, $filters, $roomList } from './model.ts';
import type { FilterOption } from './options.ts';
import { wordLanguage } from './rules.ts';
import { filterBarId, useFiltering } from './use-filtering.ts';

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
      language: wordLanguage(all.offers, option.value),
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
            {counted(boardName(option.value, words), option)}
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
