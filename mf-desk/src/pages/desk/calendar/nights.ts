import type { EndpointOutput } from 'shared/contracts';
import type { CalendarRate, CalendarRoomType, getDeskCalendar } from 'shared/contracts/desk';
import { addDays, daysBetween } from 'shared/domain';

/** Nights that are drawn together. */
export const nightsOfBlock = 4;
/** Nights are fetched in parts of four weeks, so that each block of the grid stands in one part. */
export const daysOfPart = 7 * nightsOfBlock;

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

/** With its room type. */
export const nameOf = ({ ratePlanId, roomTypeName, name }: CalendarRow): string =>
  ratePlanId === null ? name : `${roomTypeName}, ${name}`;

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

/** What stands in a line in a block of nights; values from `offset` on. */
export function blockOf({ parts }: Nights, { roomTypeId, ratePlanId }: CalendarRow, block: number) {
  const night = block * nightsOfBlock;
  const part = parts.get(Math.floor(night / daysOfPart));
  return {
    type: part?.types.get(roomTypeId),
    rate: ratePlanId === null ? undefined : part?.rates.get(rateKey(roomTypeId, ratePlanId)),
    offset: night % daysOfPart,
  };
}
