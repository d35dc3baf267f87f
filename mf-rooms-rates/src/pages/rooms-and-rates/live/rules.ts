import type { Rate, RoomType, SearchResponse } from 'shared/contracts';
import { roomPrice, stayRateOf, type HotelPricing, type Minor, type RoomRequest } from 'shared/domain';
import { rateKey, type LiveState } from './changes.ts';

const leftOf = (answer: SearchResponse, { roomTypeId }: Pick<RoomType, 'roomTypeId'>): number =>
  answer.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0;

/**
 * The list that is shown with what a fresh answer says of it: its rows stay in their places, also those that can be had no longer, and what is
 * new of the answer waits for the next search.
 */
export function mergeAnswer(shown: SearchResponse, fresh: SearchResponse): SearchResponse {
  const found = new Map(fresh.roomTypes.map((roomType) => [roomType.roomTypeId, roomType]));
  return {
    ...fresh,
    roomTypes: shown.roomTypes.map((roomType) => {
      const rates = new Map(
        found.get(roomType.roomTypeId)?.rates.map((rate) => [rate.ratePlanId, rate] as const),
      );
      return { ...roomType, rates: roomType.rates.map((rate) => rates.get(rate.ratePlanId) ?? rate) };
    }),
    numberOfRoomsPerRoomTypeId: Object.fromEntries(
      Object.keys(shown.numberOfRoomsPerRoomTypeId).map((id) => [
        id,
        (found.get(id)?.rates.length ?? 0) === 0 ? 0 : (fresh.numberOfRoomsPerRoomTypeId[id] ?? 0),
      ]),
    ),
  };
}

/** What is another than the list was found with, by a fresh answer and the list with it. */
export function liveStateOf(
  listed: SearchResponse,
  merged: SearchResponse,
  fresh: SearchResponse,
): LiveState {
  const offered = new Set(
    fresh.roomTypes.flatMap(({ roomTypeId, rates }) =>
      rates.map(({ ratePlanId }) => rateKey(roomTypeId, ratePlanId)),
    ),
  );
  const now = new Map(
    merged.roomTypes.flatMap(({ roomTypeId, rates }) =>
      rates.map((rate) => [rateKey(roomTypeId, rate.ratePlanId), rate] as const),
    ),
  );
  const before: Record<string, Rate> = {};
  const gone: string[] = [];
  for (const { roomTypeId, rates } of listed.roomTypes)
    for (const rate of rates) {
      const key = rateKey(roomTypeId, rate.ratePlanId);
      if (!offered.has(key)) gone.push(key);
      else if (JSON.stringify(now.get(key)) !== JSON.stringify(rate)) before[key] = rate;
    }
  return {
    listed,
    gone,
    before,
    soldOut: listed.roomTypes
      .filter((roomType) => leftOf(listed, roomType) > 0 && leftOf(merged, roomType) <= 0)
      .map(({ roomTypeId }) => roomTypeId),
  };
}

/** A change that the page tells the guest. */
export type Told =
  | { readonly kind: 'sold-out' | 'back'; readonly roomType: RoomType }
  | { readonly kind: 'left'; readonly roomType: RoomType; readonly count: number }
  | { readonly kind: 'gone'; readonly roomType: RoomType; readonly rate: Rate }
  | {
      readonly kind: 'price';
      readonly roomType: RoomType;
      readonly rate: Rate;
      readonly before: Minor;
      readonly now: Minor;
    };

export interface Pricing {
  readonly room: RoomRequest;
  readonly hotel: HotelPricing;
}

const priceOf = (rate: Rate, { room, hotel }: Pricing): Minor =>
  roomPrice(stayRateOf(rate, hotel.currency), room, hotel.childBands);

export interface ShownList {
  readonly answer: SearchResponse;
  readonly gone: readonly string[];
}

/** What has changed between the list as it was shown and as it is shown now; of room types with few rooms left also how many. */
export function toldOf(
  before: ShownList,
  now: ShownList,
  pricing: Pricing,
  showsCount: (left: number) => boolean,
): readonly Told[] {
  const types = new Map(now.answer.roomTypes.map((roomType) => [roomType.roomTypeId, roomType]));
  return before.answer.roomTypes.flatMap((was): Told[] => {
    const roomType = types.get(was.roomTypeId);
    if (roomType === undefined || was.rates.length === 0) return [];
    const [had, left] = [leftOf(before.answer, was), leftOf(now.answer, was)];
    if (left <= 0) return had > 0 ? [{ kind: 'sold-out', roomType }] : [];
    const told: Told[] = [];
    if (had <= 0) told.push({ kind: 'back', roomType });
    else if (left !== had && showsCount(left)) told.push({ kind: 'left', roomType, count: left });
    for (const old of was.rates) {
      const key = rateKey(was.roomTypeId, old.ratePlanId);
      const rate = roomType.rates.find(({ ratePlanId }) => ratePlanId === old.ratePlanId);
      if (rate === undefined) continue;
      if (now.gone.includes(key)) {
        if (!before.gone.includes(key)) told.push({ kind: 'gone', roomType, rate });
        continue;
      }
      const [listed, price] = [priceOf(old, pricing), priceOf(rate, pricing)];
      if (listed !== price) told.push({ kind: 'price', roomType, rate, before: listed, now: price });
    }
    return told;
  });
}
