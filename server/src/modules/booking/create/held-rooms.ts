import type { BookedRoom, CreateRequest } from 'shared/contracts';
import { codeKey } from 'shared/domain';
import { includedOf } from '../price-line-text.ts';
import type { ItemRow, ReservationRow, ServiceRow } from '../repository.ts';

export interface HeldRooms {
  readonly row: ReservationRow;
  readonly items: readonly ItemRow[];
  readonly services: readonly ServiceRow[];
}

const chosen = (pairs: readonly (readonly [id: string, quantity: number])[]): string =>
  JSON.stringify(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether the hotel counts a quantity is settled already: only what is bought per quantity is compared by it. */
function areSameExtras(room: BookedRoom, item: ItemRow, held: readonly ServiceRow[]): boolean {
  const isCounted = new Set(held.flatMap((row) => (row.charge_type === 'PerQuantity' ? row.service_id : [])));
  const asked = room.services.map(
    ({ serviceId, quantity }) => [serviceId, isCounted.has(serviceId) ? quantity : 1] as const,
  );
  // A page names what was bought, or, from the confirmation, what is inside the rate as well.
  const inside = new Map(item.price_lines.map(includedOf).map((line) => [line?.serviceId, line?.quantity]));
  const bought = held.flatMap((row) => {
    const quantity = row.quantity - (inside.get(row.service_id) ?? 0);
    return quantity > 0 ? [[row.service_id, quantity] as const] : [];
  });
  const all = held.map((row) => [row.service_id, row.quantity] as const);
  return [chosen(all), chosen(bought)].includes(chosen(asked));
}

function isSameRoom(room: BookedRoom, item: ItemRow, services: readonly ServiceRow[]): boolean {
  const guest = room.guests[0];
  const heldGuest = item.guests[0];
  const configurationId = room.roomConfigurationDropdownOptionId;
  return (
    room.roomTypeId === item.room_type_id &&
    room.ratePlanId === item.rate_plan_id &&
    room.numberOfAdults === item.adults &&
    room.numberOfChildren === item.children &&
    room.numberOfInfants === item.infants &&
    guest?.firstName === heldGuest?.firstName &&
    guest?.lastName === heldGuest?.lastName &&
    (configurationId === null || configurationId === item.configuration_id) &&
    areSameExtras(
      room,
      item,
      services.filter((row) => row.reservation_item_id === item.reservation_item_id),
    )
  );
}

/**
 * Whether a payment's retry is for what is held: stay, rooms with their lead guests and extras, and voucher. The payer and the payment type
 * may be new; prices are those of the booking. A voucher or a room configuration that the request leaves out stays as it was.
 */
export function isWhatIsHeld(request: CreateRequest, { row, items, services }: HeldRooms): boolean {
  const { dateFrom, dateTo, rooms, hopGiftVoucherCode: voucher } = request;
  return (
    dateFrom === row.date_from &&
    dateTo === row.date_to &&
    rooms.length === items.length &&
    (voucher === null || codeKey(voucher) === row.voucher_code) &&
    items.every((item, index) => {
      const room = rooms[index];
      return room !== undefined && isSameRoom(room, item, services);
    })
  );
}
