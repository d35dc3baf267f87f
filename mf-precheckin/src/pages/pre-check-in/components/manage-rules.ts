import type { PreCheckInReservation, Property } from 'shared/contracts';
import { type Cancellation, explainCancellation } from 'shared/domain';

type Item = PreCheckInReservation['reservationItems'][number];

/** What was agreed about cancelling, with the rooms (counted from one) of which it holds. */
export interface Terms {
  readonly rooms: readonly number[];
  readonly cancellation: Cancellation | null;
  /** The rate's own text; empty where it has none. */
  readonly policy: string;
}

const same = (a: Omit<Terms, 'rooms'>, b: Omit<Terms, 'rooms'>): boolean =>
  a.policy === b.policy && JSON.stringify(a.cancellation) === JSON.stringify(b.cancellation);

/** The terms of a booking in the order of its rooms; rooms with the same terms share them, rooms without any have none. */
export function termsOf(
  items: readonly Item[],
  { checkInTime, timeZone }: Pick<Property, 'checkInTime' | 'timeZone'>,
  now: Date,
): Terms[] {
  return items.reduce<Terms[]>((all, item, index) => {
    const its = {
      cancellation: explainCancellation(item.cancellationPolicy, {
        arrival: item.dateOfArrival,
        checkInTime,
        timeZone,
        now,
      }),
      policy: item.policy.trim(),
    };
    if (its.cancellation === null && its.policy === '') return all;
    const known = all.find((each) => same(each, its));
    return known === undefined
      ? [...all, { ...its, rooms: [index + 1] }]
      : all.map((each) => (each === known ? { ...each, rooms: [...each.rooms, index + 1] } : each));
  }, []);
}
