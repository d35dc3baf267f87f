import type { Rate, RoomType, SearchResponse } from 'shared/contracts';
import { ratesForParty, roomPrice, stayRateOf, toDecimal, type ChildBands, type Minor } from 'shared/domain';
import type { Basket, ReservationItem } from 'shared/runtime';

/** GA4's item; `price` is one unit's in the hotel's currency: a room for the whole stay, or one of an extra. */
export interface CartItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: 'Room' | 'Extra';
  /** The rate plan of a room. */
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly index?: number;
  readonly price: number;
  readonly quantity: number;
}

/** One line of the basket: `key` stays the same as long as it is the same thing for the same room. */
interface CartLine {
  readonly key: string;
  readonly item: CartItem;
}

const roomItem = (
  roomType: Pick<RoomType, 'roomTypeId' | 'name'>,
  rate: Pick<Rate, 'name'>,
  cost: Minor,
  currency: string,
): CartItem => ({
  item_id: roomType.roomTypeId,
  item_name: roomType.name,
  item_category: 'Room',
  item_variant: rate.name,
  price: toDecimal(cost, currency),
  quantity: 1,
});

function linesOf(item: ReservationItem, currency: string): readonly CartLine[] {
  const room: CartLine = {
    key: [item.roomNumber, item.roomTypeId, item.ratePlanId, item.dateFrom, item.dateTo].join(' '),
    item: roomItem(item.roomType, item.ratePlan, item.totalRoomCost, currency),
  };
  const extras = item.services
    .filter(({ quantity }) => quantity > 0)
    .map(({ service, quantity, cost }): CartLine => ({
      key: `${item.roomNumber} extra ${service.serviceId}`,
      item: {
        item_id: service.serviceId,
        item_name: service.serviceName,
        item_category: 'Extra',
        price: toDecimal(cost / quantity, currency),
        quantity,
      },
    }));
  return [room, ...extras];
}

export type Cart = readonly CartLine[];

export const cartOf = ({ items, currency }: Pick<Basket, 'items' | 'currency'>): Cart =>
  items.flatMap((item) => linesOf(item, currency));

export interface CartChanges {
  readonly added: readonly CartItem[];
  readonly removed: readonly CartItem[];
}

/** What came into the basket and what left it; more or fewer of an extra is the difference. */
export function cartChanges(before: Cart, after: Cart): CartChanges {
  const gains = (from: Cart, to: Cart): readonly CartItem[] =>
    to.flatMap(({ key, item }) => {
      const had = from.find((line) => line.key === key)?.item.quantity ?? 0;
      return item.quantity > had ? [{ ...item, quantity: item.quantity - had }] : [];
    });
  return { added: gains(before, after), removed: gains(after, before) };
}

/** Σ price × quantity, without the noise of adding decimals. */
export const valueOf = (items: readonly CartItem[]): number =>
  Number(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0).toFixed(3));

export const roomList = { item_list_id: 'rooms_and_rates', item_list_name: 'Rooms and rates' } as const;

/** Every rate that the first room of the search can choose, in the hotel's order. */
export function listedItems(
  response: SearchResponse,
  { rooms, currency }: Basket,
  bands?: ChildBands,
): readonly CartItem[] {
  const [party] = rooms;
  if (party === undefined) return [];
  return response.roomTypes
    .filter(({ roomTypeId }) => (response.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0) > 0)
    .flatMap((roomType) =>
      ratesForParty(roomType, party).map((rate) =>
        roomItem(roomType, rate, roomPrice(stayRateOf(rate, currency), party, bands), currency),
      ),
    )
    .map((item, index) => ({ ...item, ...roomList, index }));
}
