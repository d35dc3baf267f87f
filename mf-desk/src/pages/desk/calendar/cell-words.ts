import { type CalendarRate, type CalendarRoomType, rateFlags } from 'shared/contracts/desk';
import { useWords } from '../use-desk.ts';

/** The rooms of a night; null where they are not fetched yet. */
export function roomsOf(type: CalendarRoomType | undefined, index: number) {
  const total = type?.total[index];
  if (type === undefined || total === undefined) return null;
  const sold = type.sold[index] ?? 0;
  const held = type.held[index] ?? 0;
  return { total, sold, held, free: total - sold - held, isByHand: type.byHand[index] === 1 };
}

/** A rate's night; null where it is not fetched yet or the rate has none. */
export function rateNightOf(rate: CalendarRate | undefined, index: number) {
  const flags = rate?.flags[index];
  if (rate === undefined || flags === undefined) return null;
  const has = (flag: number): boolean => (flags & flag) !== 0;
  return {
    price: rate.prices[index] ?? null,
    minStay: rate.minStays[index] ?? 1,
    isClosed: has(rateFlags.closed),
    isClosedToArrival: has(rateFlags.closedToArrival),
    isClosedToDeparture: has(rateFlags.closedToDeparture),
    isByHand: has(rateFlags.byHand),
  };
}

/** A night in whole words. */
export function useCellWords(priceText: (amount: number) => string) {
  const text = useWords();
  return {
    rooms: (rooms: NonNullable<ReturnType<typeof roomsOf>>): string[] => {
      const { free, sold, held, total, isByHand } = rooms;
      return [
        text('calendar.rooms', { free, sold, held, total }),
        ...(isByHand ? [text('calendar.by-hand')] : []),
      ];
    },
    /** The terms of a rate, without its price. */
    terms: (night: NonNullable<ReturnType<typeof rateNightOf>>): string[] => [
      ...(night.isClosed ? [text('calendar.closed')] : []),
      ...(night.minStay > 1 ? [text('calendar.min-stay', { count: night.minStay })] : []),
      ...(night.isClosedToArrival ? [text('calendar.no-arrival')] : []),
      ...(night.isClosedToDeparture ? [text('calendar.no-departure')] : []),
      ...(night.isByHand ? [text('calendar.by-hand')] : []),
    ],
    price: (night: ReturnType<typeof rateNightOf>): string =>
      night === null || night.price === null ? text('calendar.no-price') : priceText(night.price),
  };
}
