import type { SearchResponse } from 'shared/contracts';
import { stockLeft } from 'shared/domain';
import type { Basket, ClearedBasket, ItemChoices, ReservationItem } from 'shared/runtime';
import { makeItem } from '../items/rules.ts';

/** What a search took out of the basket, as the search of now sees it. */
export interface ClearedRooms {
  /** Can be had for these dates and parties: as they would be in the basket. */
  readonly available: readonly ItemChoices[];
  /** Cannot, for their dates, their party or the stock. */
  readonly unavailable: readonly ReservationItem[];
}

const none: ClearedRooms = { available: [], unavailable: [] };

/** The cleared rooms for which nothing else was chosen since, against what the present search found. */
export function clearedRooms(
  cleared: ClearedBasket | null,
  basket: Basket,
  response: SearchResponse | null,
): ClearedRooms {
  const { fromDate, toDate, rooms, currency, items, propertyCode } = basket;
  if (cleared === null || !cleared.isUndoOffered || cleared.basket.propertyCode !== propertyCode) return none;
  if (response === null || fromDate === null || toDate === null) return none;
  const available: ItemChoices[] = [];
  const unavailable: ReservationItem[] = [];
  for (const item of cleared.basket.items) {
    if (items.some(({ roomNumber }) => roomNumber === item.roomNumber)) continue;
    const stay = { from: fromDate, to: toDate };
    const fresh = makeItem(item, { response, rooms, stay, previous: item, currency });
    const left = stockLeft(response.numberOfRoomsPerRoomTypeId, [...items, ...available]);
    if (fresh === null || (left[item.roomTypeId] ?? 0) < 1) {
      unavailable.push(item);
      continue;
    }
    const isSameStay = item.dateFrom === fromDate && item.dateTo === toDate;
    // For other dates there are other upgrades and extras to look at.
    const { haveSeenUpgrades, haveSeenServices } = isSameStay ? item : fresh;
    available.push({ ...fresh, haveSeenUpgrades, haveSeenServices });
  }
  return { available, unavailable };
}

/** The basket with the rooms that can be had again, and with what was said about the booking where nothing was said since. */
export const withRoomsBack = (
  basket: Basket,
  { basket: before }: ClearedBasket,
  rooms: readonly ReservationItem[],
): Basket => ({
  ...basket,
  items: [...basket.items, ...rooms].sort((a, b) => a.roomNumber - b.roomNumber),
  // What it takes off is found out again by the checkout.
  hopGiftVoucherCode: basket.hopGiftVoucherCode ?? before.hopGiftVoucherCode,
  paymentType: basket.paymentType ?? before.paymentType,
  company: basket.company ?? before.company,
  poNumber: basket.poNumber || before.poNumber,
  specialRequests: basket.specialRequests || before.specialRequests,
  comment: basket.comment || before.comment,
});
