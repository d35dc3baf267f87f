import type { EndpointOutput } from 'shared/contracts';
import type { CalendarRate, CalendarRoomType, getDeskCalendar } from 'shared/contracts/desk';
import { addDays, daysBetween } from 'shared/domain';

/** Nights are fetched in parts of four weeks, so that each week of the grid stands in one part. */
export const weeksOfPart = 4;
const daysOfPart = 7 * weeksOfPart;

interface Part {
  readonly isStale: boolean;
  readonly types: ReadonlyMap<string, CalendarRoomType>;
  readonly rates: ReadonlyMap<string, CalendarRate>;
}

/** The nights that have been fetched, by their part counted from the first night. */
export interface Nights {
  readonly firstNight: string;
  readonly lastNight: string;
  readonly currency: string;
  readonly parts: ReadonlyMap<number, Part>;
}

/** A line of the calendar: the rooms of a type, or one of its rates. */
export interface CalendarRow {
  readonly key: string;
  readonly roomTypeId: string;
  readonly roomTypeName: string;
  readonly ratePlanId: string | null;
  readonly name: string;
}

const rateKey = (roomTypeId: string, ratePlanId: string): string => `${roomTypeId} ${ratePlanId}`;

function partOf(types: readonly CalendarRoomType[]): Part {
  return {
    isStale: false,
    types: new Map(types.map((type) => [type.roomTypeId, type])),
    rates: new Map(
      types.flatMap((type) =>
        type.rates.map((rate) => [rateKey(type.roomTypeId, rate.ratePlanId), rate] as const),
      ),
    ),
  };
}

/** With what the server has said; where the hotel's day has changed since, without what was fetched before. */
export function withAnswer(nights: Nights | null, answer: EndpointOutput<typeof getDeskCalendar>): Nights {
  const { firstNight, lastNight, currency } = answer;
  const parts = new Map(nights?.firstNight === firstNight ? nights.parts : []);
  const days = daysBetween(firstNight, answer.from);
  if (days % daysOfPart === 0) parts.set(days / daysOfPart, partOf(answer.roomTypes));
  return { firstNight, lastNight, currency, parts };
}

/** Everything is shown as before until it has been fetched again. */
export const allStale = (nights: Nights): Nights => ({
  ...nights,
  parts: new Map([...nights.parts].map(([index, part]) => [index, { ...part, isStale: true }])),
});

export const nightCountOf = ({ firstNight, lastNight }: Nights): number =>
  daysBetween(firstNight, lastNight) + 1;

/** The first of the wanted parts that is not there or stale, as its days; null where all are there. */
export function missingOf(
  nights: Nights,
  wanted: readonly number[],
): { readonly from: string; readonly to: string } | null {
  const index = wanted.find((part) => nights.parts.get(part)?.isStale !== false);
  if (index === undefined) return null;
  const from = addDays(nights.firstNight, index * daysOfPart);
  const to = addDays(from, daysOfPart - 1);
  return from > nights.lastNight ? null : { from, to: to < nights.lastNight ? to : nights.lastNight };
}

/** Every room type with its rates of all parts, in the order of the hotel. */
export function rowsOf({ parts }: Nights): readonly CalendarRow[] {
  const types = new Map<string, { readonly name: string; readonly rates: Map<string, string> }>();
  for (const [, part] of [...parts].toSorted(([a], [b]) => a - b)) {
    for (const { roomTypeId, name, rates } of part.types.values()) {
      const type = types.get(roomTypeId) ?? { name, rates: new Map<string, string>() };
      for (const rate of rates) type.rates.set(rate.ratePlanId, rate.name);
      types.set(roomTypeId, type);
    }
  }
  return [...types].flatMap(([roomTypeId, { name: roomTypeName, rates }]) => [
    { key: roomTypeId, roomTypeId, roomTypeName, ratePlanId: null, name: roomTypeName },
    ...[...rates].map(([ratePlanId, name]) => ({
      key: rateKey(roomTypeId, ratePlanId),
      roomTypeId,
      roomTypeName,
      ratePlanId,
      name,
    })),
  ]);
}

/** What stands in a line in the week that begins `week` weeks after the first night; values from `offset` on. */
export function weekOf({ parts }: Nights, { roomTypeId, ratePlanId }: CalendarRow, week: number) {
  const part = parts.get(Math.floor(week / weeksOfPart));
  return {
    type: part?.types.get(roomTypeId),
    rate: ratePlanId === null ? undefined : part?.rates.get(rateKey(roomTypeId, ratePlanId)),
    offset: (week % weeksOfPart) * 7,
  };
}
