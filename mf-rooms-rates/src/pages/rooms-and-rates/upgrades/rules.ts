import type { RoomType, SearchResponse } from 'shared/contracts';
import { stockLeft, upgradeOffers, type HotelPricing, type Minor } from 'shared/domain';
import type { ItemChoices } from 'shared/runtime';

export interface UpgradeChoice {
  readonly roomType: RoomType;
  /** Against the room that was chosen first, for the whole stay; 0 for that room itself. */
  readonly difference: Minor;
  readonly isChosen: boolean;
  readonly isOriginal: boolean;
  /** What it has that the first choice has not. */
  readonly gains: readonly string[];
  readonly extraSquareMetres: number;
}

const more = (size: number | null, than: number | null): number =>
  size === null || than === null ? 0 : Math.max(0, size - than);

/**
 * The room chosen first and the upgrades of it that can be had (product.md 4), so that an upgrade taken can be changed
 * or given up as long as the guest likes.
 */
export function upgradeChoices(
  item: ItemChoices,
  items: readonly ItemChoices[],
  response: SearchResponse,
  originalRoomTypeId: string,
  hotel: HotelPricing,
): UpgradeChoice[] {
  const original = response.roomTypes.find(({ roomTypeId }) => roomTypeId === originalRoomTypeId);
  if (original === undefined) return [];
  const others = items.filter(({ roomNumber }) => roomNumber !== item.roomNumber);
  const stock = stockLeft(response.numberOfRoomsPerRoomTypeId, others);
  const offers = upgradeOffers({ ...item, roomTypeId: originalRoomTypeId }, response, stock, hotel);
  return [{ roomType: original, difference: 0 }, ...offers].map(({ roomType, difference }) => ({
    roomType,
    difference,
    isChosen: roomType.roomTypeId === item.roomTypeId,
    isOriginal: roomType === original,
    gains: roomType.amenities.filter((amenity) => !original.amenities.includes(amenity)),
    extraSquareMetres: more(roomType.sizeSquareMetres, original.sizeSquareMetres),
  }));
}
