import { listText } from 'shared/domain';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { Button, EmptyState, withHotelWords } from 'shared/ui';
import { $allRooms } from '../selection/model.ts';
import { useListWords } from '../selection/use-list-words.ts';
import { filterName } from './filter-names.ts';
import { activeFilters, noFilters, type FilterName, without } from './list-filters.ts';
import { $filterContext, $filters, $roomList } from './model.ts';
import { filterList, wordLanguage } from './rules.ts';
import { filterBarId, useFiltering } from './use-filtering.ts';

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
  const nameOf = (name: FilterName) => filterName(name, filters, context.currency, words);
  const said = (sentence: string, names: readonly FilterName[]) =>
    withHotelWords(
      sentence,
      names.map((name) => ({ words: nameOf(name), language: wordLanguage(all.offers, nameOf(name)) })),
    );
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
                {said(text('filters.without', { name: nameOf(name), count }), [name])}
              </Button>
            ))}
        </>
      }
    >
      {said(
        text('filters.none-text', {
          filters: listText(active.map(nameOf), words.locale),
        }),
        active,
      )}
    </EmptyState>
  );
}
