import type { BookedRoom, StayDate } from 'shared/contracts';
import { todayIn } from 'shared/domain';
import type { FieldProblem } from '../../../http/model-state.ts';
import type { PropertySnapshot } from '../../availability/index.ts';
import { type Demand, demandOf, type RoomChoice, roomChoices } from '../../stock/index.ts';
import { includedOf } from '../price-line-text.ts';
import type { ItemRow, ServiceRow } from '../repository.ts';
import type { NewRow } from './booking-rows.ts';
import { itemRow, serviceRows } from './item-rows.ts';
import { loadBooking, rateRooms } from './load-booking.ts';
import { priceBooking } from './price-booking.ts';
import { roomProblems } from './room-rules.ts';
import { stayProblems } from './rules.ts';

export interface WantedRooms {
  readonly reservationId: string;
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
  readonly promoCode: string | null;
  readonly rooms: readonly BookedRoom[];
}

export interface PlannedRoom {
  readonly item: NewRow<'reservation_item'>;
  readonly services: readonly NewRow<'reservation_service'>[];
  readonly extras: readonly Demand[];
  /** The rows of stock that it may take a room of each night from. */
  readonly choices: readonly RoomChoice[];
}

export type PlannedRooms =
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] }
  /** Not sold (any longer) for these dates and guests. */
  | { readonly kind: 'not-available' }
  | { readonly kind: 'planned'; readonly rooms: readonly PlannedRoom[]; readonly contentVersion: number };

/** Rooms of a stay as they would be booked today, priced; nothing is written. */
export function planRooms(snapshot: PropertySnapshot, wanted: WantedRooms, now: Date): PlannedRooms {
  const { content, rates } = loadBooking(
    snapshot,
    { ...wanted, rooms: [...wanted.rooms], accountId: null },
    now,
  );
  const problems = [
    ...stayProblems(wanted, content, now),
    ...wanted.rooms.flatMap((room, index) =>
      roomProblems(room, content).map(({ path, said }) => ({
        path: `Rooms[${String(index)}].${path}`,
        said,
      })),
    ),
  ];
  if (problems.length > 0) return { kind: 'invalid', problems };
  const { rated, missing } = rateRooms(wanted.rooms, rates);
  if (missing.length > 0) return { kind: 'not-available' };
  const priced = priceBooking({
    request: wanted,
    content,
    rooms: rated.map(({ room, rate }) => ({ room, rate: rate.stayRate, promo: rate.promo })),
    voucherMinor: 0,
  });
  const stay = { from: wanted.dateFrom, to: wanted.dateTo };
  const today = todayIn(snapshot.property.timeZone, now);
  return {
    kind: 'planned',
    contentVersion: snapshot.contentVersion,
    rooms: priced.rooms.map((room, index) => {
      const item = itemRow(content, wanted.reservationId, room, index);
      return {
        item,
        services: serviceRows(item, room),
        extras: demandOf(room.services.flatMap(({ use }) => use ?? [])),
        choices: roomChoices(snapshot.allotments, [room.room], stay, today),
      };
    }),
  };
}

/** What guests have bought beside what is inside the rate, as they would choose it again. */
export function boughtServices(item: ItemRow, services: readonly ServiceRow[]): BookedRoom['services'] {
  const inside = new Map(
    item.price_lines.map(includedOf).flatMap((line) => (line ? [[line.serviceId, line.quantity]] : [])),
  );
  return services
    .filter((row) => row.reservation_item_id === item.reservation_item_id)
    .map((row) => ({
      reservationItemId: null,
      serviceId: row.service_id,
      quantity: row.quantity - (inside.get(row.service_id) ?? 0),
      service: null,
    }))
    .filter(({ quantity }) => quantity > 0);
}
