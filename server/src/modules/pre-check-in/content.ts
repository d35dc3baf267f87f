import type { BookConfig, SavePreCheckInRequest } from 'shared/contracts';
import type { StoredProperty } from '../property/index.ts';
import type { BookableService, ItemRow, ReservationRow, ServiceRow } from '../booking/index.ts';
import type { RoomConfiguration } from '../room-type-configuration/index.ts';

/** The rows that a save is checked against and priced from. */
export interface CheckInContent {
  readonly property: StoredProperty;
  readonly config: BookConfig;
  readonly row: ReservationRow;
  readonly items: readonly ItemRow[];
  readonly booked: readonly ServiceRow[];
  readonly configurations: readonly RoomConfiguration[];
  readonly services: ReadonlyMap<string, BookableService>;
}

export type SavedItem = SavePreCheckInRequest['reservationItems'][number];

/** The room of the booking that a request's item means. */
export const itemRowOf = ({ items }: CheckInContent, item: SavedItem): ItemRow | undefined =>
  items.find((row) => row.reservation_item_id === item.reservationItemId);

/** What the room has of an extra already. */
export const bookedOf = (
  { booked }: CheckInContent,
  itemId: string,
  serviceId: string,
): ServiceRow | undefined =>
  booked.find((row) => row.reservation_item_id === itemId && row.service_id === serviceId);

export const configurationsOf = ({ configurations }: CheckInContent, row: ItemRow): RoomConfiguration[] =>
  configurations.filter(({ roomTypeId }) => roomTypeId === row.room_type_id);
