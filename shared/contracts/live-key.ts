import type { LiveList } from './live.ts';

/** Which list it is, in every tab that shows it. */
export const liveListKey = (
  list: Pick<LiveList, 'propertyId' | 'propertyGroupId' | 'dateFrom' | 'dateTo'>,
): string => JSON.stringify([list.propertyId, list.propertyGroupId, list.dateFrom, list.dateTo]);
