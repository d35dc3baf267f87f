import type { StayDate } from 'shared/contracts';
import { daysBetween, nightsOf, type Stay } from 'shared/domain';
import { type Demand, demandOf, type Use } from './demand.ts';

/** Rooms that are for some rate plans, until so many days before the night. */
export interface Allotment {
  readonly id: string;
  /** Null for all. */
  readonly roomTypeIds: readonly string[] | null;
  readonly ratePlanIds: readonly string[];
  readonly releaseDays: number;
}

/** A room type at a rate plan. */
export interface StockOf {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

// No id has a control character, so that none is that of an allotment.
const separator = '\u001f';

/** The row of stock that has an allotment's rooms of a type; the rooms that are free to all plans have the type's own. */
export const allotmentRow = (roomTypeId: string, allotmentId: string): string =>
  `${roomTypeId}${separator}${allotmentId}`;

export const isAllotmentRow = (id: string): boolean => id.includes(separator);

/** Of which allotment a row is; null for the row of a type. */
export const allotmentOfRow = (id: string): string | null => id.split(separator)[1] ?? null;

export const roomTypeOfRow = (id: string): string => id.split(separator)[0] ?? id;

/**
 * The rows of stock that a plan takes a room of a night from, in their order: what is for it first, then what is free to all, then what was for
 * other plans and has been released.
 */
export function rowsOf(
  allotments: readonly Allotment[],
  { roomTypeId, ratePlanId }: StockOf,
  night: StayDate,
  today: StayDate,
): readonly string[] {
  const ofType = allotments.filter(({ roomTypeIds }) => roomTypeIds?.includes(roomTypeId) !== false);
  const mine = ofType.filter(({ ratePlanIds }) => ratePlanIds.includes(ratePlanId));
  const released = ofType.filter(
    (allotment) => !mine.includes(allotment) && daysBetween(today, night) <= allotment.releaseDays,
  );
  const rows = (of: readonly Allotment[]) => of.map(({ id }) => allotmentRow(roomTypeId, id));
  return [...rows(mine), roomTypeId, ...rows(released)];
}

/** Rooms of one night that a plan may take, over these rows. */
export interface RoomChoice {
  readonly night: StayDate;
  readonly count: number;
  readonly ids: readonly string[];
  /** The row that is asked for what no row has. */
  readonly own: string;
}

/** What rooms of a stay take, for each type, plan and night. */
export function roomChoices(
  allotments: readonly Allotment[],
  rooms: readonly StockOf[],
  stay: Stay,
  today: StayDate,
): RoomChoice[] {
  const alike = Map.groupBy(rooms, ({ roomTypeId, ratePlanId }) => JSON.stringify([roomTypeId, ratePlanId]));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : nightsOf(stay).map((night) => ({
          night,
          count: others.length + 1,
          ids: rowsOf(allotments, first, night, today),
          own: first.roomTypeId,
        })),
  );
}

/** The rows that choices come to, as far as is known what they have left; `own` for what they have not. */
export function takeFrom(
  choices: readonly RoomChoice[],
  freeOn: (id: string, night: StayDate) => number,
): Demand[] {
  const taken: Use[] = [];
  const takenOf = (id: string, night: StayDate): number =>
    taken.reduce((sum, use) => (use.id === id && use.nights[0] === night ? sum + use.count : sum), 0);
  for (const { night, count, ids, own } of choices) {
    let left = count;
    for (const id of ids) {
      const here = Math.min(left, Math.max(0, freeOn(id, night) - takenOf(id, night)));
      if (here > 0) taken.push({ id, nights: [night], count: here });
      left -= here;
    }
    if (left > 0) taken.push({ id: own, nights: [night], count: left });
  }
  return demandOf(taken);
}

/** Rooms of a plan that are free on every night of a stay; `freeOn` tells what a row of stock has left of a night. */
export function freeRooms(
  allotments: readonly Allotment[],
  of: StockOf,
  { stay, today }: { readonly stay: Stay; readonly today: StayDate },
  freeOn: (id: string, night: StayDate) => number,
): number {
  const perNight = nightsOf(stay).map((night) =>
    rowsOf(allotments, of, night, today).reduce((sum, id) => sum + Math.max(0, freeOn(id, night)), 0),
  );
  return perNight.length === 0 ? 0 : Math.min(...perNight);
}
