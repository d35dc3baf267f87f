import type { Stay, StayDate } from 'shared/contracts';
import { emptySearch, formatSearchQuery, roomRequestsOf } from 'shared/domain';

export type StayRoom = Stay['rooms'][number];

type Tier = NonNullable<StayRoom['deadlines']>[number];

export interface ShownTier {
  readonly phase: 'past' | 'now' | 'later';
  readonly fee: number;
  /** Null for the first one: since the booking. */
  readonly from: string | null;
  readonly until: string | null;
}

const phaseOf = ({ fromUtc, untilUtc }: Tier, now: number): ShownTier['phase'] => {
  if (untilUtc !== null && Date.parse(untilUtc) <= now) return 'past';
  return Date.parse(fromUtc) <= now ? 'now' : 'later';
};

/** The deadlines of a room as steps in time. Neighbours that cost the same are one. */
export function tiersOf(deadlines: readonly Tier[], now: Date): readonly ShownTier[] {
  const merged: Tier[] = [];
  for (const tier of deadlines) {
    const last = merged.at(-1);
    if (last?.fee === tier.fee) merged[merged.length - 1] = { ...last, untilUtc: tier.untilUtc };
    else merged.push(tier);
  }
  return merged.map((tier, index) => ({
    phase: phaseOf(tier, now.getTime()),
    fee: tier.fee,
    from: index === 0 ? null : tier.fromUtc,
    until: tier.untilUtc,
  }));
}

/** Which rooms guests cancel by themselves: all that are left, where their deadlines are known and the hotel leaves it to guests. */
export function cancellable({ rooms, changes }: Stay): readonly StayRoom[] {
  const isOpen = changes.some(({ change, isOpen: open }) => change === 'Cancel' && open);
  return isOpen ? rooms.filter(({ cancelledAtUtc, deadlines }) => !cancelledAtUtc && deadlines !== null) : [];
}

export const roomsLeft = ({ rooms }: Stay): readonly StayRoom[] =>
  rooms.filter(({ cancelledAtUtc }) => cancelledAtUtc === null);

/** What of the total is not paid; never below nothing. */
export const dueOf = ({ total, paid }: Stay): number => Math.max(0, total - paid);

/** “Book again”: the search of the same party, and of the same dates while they are to come. */
export function againQuery(
  { dateFrom, dateTo, rooms }: Pick<Stay, 'dateFrom' | 'dateTo' | 'rooms'>,
  today: StayDate,
): URLSearchParams {
  const dates = dateFrom >= today ? { fromDate: dateFrom, toDate: dateTo } : {};
  return formatSearchQuery({ ...emptySearch, ...dates, rooms: roomRequestsOf(rooms) });
}
