import { useUnit } from 'effector-react';
import { useAnnounce } from 'shared/ui';
import { $activeItem, $allRooms } from '../selection/model.ts';
import { useListWords } from '../selection/use-list-words.ts';
import { noFilters, type ListFilters } from './list-filters.ts';
import { $filterContext, $filters, filtersChanged, filtersCleared } from './model.ts';
import { filterList } from './rules.ts';

/** The bar with all filters; focus goes there when what was pressed is gone. */
export const filterBarId = 'rr-filters';

/** Changes what the list shows and says how many room types that leaves. */
export function useFiltering() {
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
