import type { HideReason, ReviewState as WireState, StayDate } from 'shared/contracts';
import { addDays } from 'shared/domain';
import type { ReviewState } from '../../db/schema.ts';

/** How long after the departure a guest may write, and is not asked of another stay. */
export const linkDays = 60;

/** The last day of the link of a stay, on the hotel's calendar. */
export const lastDayOf = (departure: StayDate): StayDate => addDays(departure, linkDays);

/** A guest who has left longer ago than this is not asked any more: a hotel may only begin with it now. */
export const latestAskDays = 14;

/** Where a hotel has set nothing. */
export const usualReviews = { ask: true, days: 2, hour: 10 } as const;

/** “Ada B.”: what is shown where a guest chooses nothing else. */
export function shownName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  const [initial = ''] = Array.from(lastName.trim());
  return [firstName.trim(), initial === '' ? '' : `${initial.toUpperCase()}.`]
    .filter((part) => part !== '')
    .join(' ');
}

const states = { asked: 'Open', waiting: 'Waiting', published: 'Published', hidden: 'Hidden' } as const;
export const wireState = (state: ReviewState): WireState => states[state];

/** Written by an act of the desk, which takes no other ones. */
export const reasonOf = (reason: string | null): HideReason | null => reason as HideReason | null;

/** The month of a day, by its first one. */
export const monthOf = (day: StayDate): StayDate => `${day.slice(0, 8)}01`;

/** To one decimal; null of nothing. */
export const averageOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10;
