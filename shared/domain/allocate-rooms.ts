import type { Minor } from './money.ts';

/** A room type that suits one room of a search, and what it costs that party; a list has each type once. */
export interface RoomOption {
  readonly roomTypeId: string;
  /** Of the whole stay, minor units. */
  readonly price: Minor;
}

/** How a type is reached for the least: who moves in, and from where they leave. */
interface Way {
  readonly cost: number;
  readonly room: number;
  readonly from: string | null;
}

/**
 * The lowest total for all rooms of a search together, minor units: each gets one of its options, and no type is given more often than it
 * is free. `options` has a list for each room. Null when they cannot all be had. Each room in turn takes the cheapest way in, moving others
 * on where that costs less (shortest augmenting paths), so the work grows with rooms times options, never with their combinations.
 */
export function allocateRooms(
  options: readonly (readonly RoomOption[])[],
  free: ReadonlyMap<string, number>,
): Minor | null {
  const given: RoomOption[] = [];
  const roomsIn = new Map<string, Set<number>>();
  const isFull = (type: string): boolean => (roomsIn.get(type)?.size ?? 0) >= (free.get(type) ?? 0);

  for (const newcomer of options.keys()) {
    const ways = new Map<string, Way>();
    const full: string[] = [];
    const reach = (room: number, from: string | null, paid: number): void => {
      for (const { roomTypeId, price } of options[room] ?? []) {
        const cost = paid + price;
        if ((free.get(roomTypeId) ?? 0) < 1 || cost >= (ways.get(roomTypeId)?.cost ?? Infinity)) continue;
        ways.set(roomTypeId, { cost, room, from });
        if (isFull(roomTypeId)) full.push(roomTypeId);
      }
    };
    reach(newcomer, null, 0);
    // The list grows while others are moved on.
    for (const type of full)
      for (const room of roomsIn.get(type) ?? [])
        reach(room, type, (ways.get(type)?.cost ?? 0) - (given[room]?.price ?? 0));

    let last: string | null = null;
    for (const [type, { cost }] of ways)
      if (!isFull(type) && (last === null || cost < (ways.get(last)?.cost ?? Infinity))) last = type;
    if (last === null) return null;
    for (let type: string | null = last; type !== null;) {
      const way = ways.get(type);
      const option = options[way?.room ?? -1]?.find(({ roomTypeId }) => roomTypeId === type);
      if (way === undefined || option === undefined) break;
      if (way.from !== null) roomsIn.get(way.from)?.delete(way.room);
      roomsIn.set(type, (roomsIn.get(type) ?? new Set()).add(way.room));
      given[way.room] = option;
      type = way.from;
    }
  }
  return given.reduce((total, { price }) => total + price, 0);
}
