import type { BoardBasis } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import type { MessageKey } from '../../../messages/index.ts';
import type { ListWords } from '../selection/rate-facts.ts';
import type { FilterName, ListFilters } from './list-filters.ts';

const boardKeys: Readonly<Partial<Record<BoardBasis, MessageKey>>> = {
  BedAndBreakfast: 'filters.breakfast',
  HalfBoard: 'board.HalfBoard',
  FullBoard: 'board.FullBoard',
  AllInclusive: 'board.AllInclusive',
};

/** What rates with these meals, or more, are called. */
export const boardName = (basis: BoardBasis, { text }: Pick<ListWords, 'text'>): string =>
  text(boardKeys[basis] ?? 'filters.breakfast');

/** What a filter that is on is called. */
export function filterName(
  name: FilterName,
  filters: ListFilters,
  currency: string,
  words: ListWords,
): string {
  const { text, money } = words;
  switch (name) {
    case 'board':
      return filters.board === null ? '' : boardName(filters.board, words);
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
