import { type BookedRoom, byCost, rateCosts, type StayDate } from 'shared/contracts';
import { nightCount, type Stay, todayIn } from 'shared/domain';
import type { StoredPriceLine } from '../../../db/schema.ts';
import type { FieldProblem } from '../../../http/model-state.ts';
import type { PropertySnapshot } from '../../availability/index.ts';
import { type Demand, demandOf, type RoomChoice, roomChoices } from '../../stock/index.ts';
import { includedOf } from '../price-line-text.ts';
import type { ItemRow, ServiceRow } from '../repository.ts';
import type { NewRow } from './booking-rows.ts';
import { itemRow, serviceRows } from './item-rows.ts';
import { loadBooking } from './load-booking.ts';
import { priceBooking, type RatedRoom } from './price-booking.ts';
import { roomProblems } from './room-rules.ts';
import { stayProblems } from './rules.ts';

export interface WantedRooms {
  readonly reservationId: string;
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
  readonly promoCode: string | null;
  readonly rooms: readonly BookedRoom[];
  /** For each room the one that it is, where it keeps what was agreed and only its extras are priced anew. */
  readonly agreed?: readonly (ItemRow | null)[];
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

const inclusionsOf = (item: ItemRow) =>
  item.price_lines
    .map(includedOf)
    .flatMap((line) => (line ? [{ serviceId: line.serviceId, quantity: line.quantity }] : []));

/** A room at the price that was agreed for its nights. */
const asAgreed = (room: BookedRoom, item: ItemRow, stay: Stay): RatedRoom => ({
  room,
  rate: {
    ...byCost(rateCosts, 'key', () => 0),
    baseRate: item.room_minor,
    baseNumberOfAdults: item.adults,
    nights: nightCount(stay),
    nightRates: [],
  },
  promo: null,
  inclusions: inclusionsOf(item),
});

const isOfExtrasOrTaxes = ({ line }: StoredPriceLine): boolean =>
  line?.kind === 'extra' || line?.kind === 'tax';

/** A room with other extras: all else of it is as it was agreed. */
function withAgreed(item: NewRow<'reservation_item'>, before: ItemRow): NewRow<'reservation_item'> {
  const { guests, services_minor, total_minor, price_lines } = item;
  const { cancelled_at: _cancelled, before_cancellation: _before, ...agreed } = before;
  return {
    ...agreed,
    guests,
    services_minor,
    total_minor,
    price_lines: [
      ...before.price_lines.filter((line) => !isOfExtrasOrTaxes(line)),
      ...price_lines.filter(isOfExtrasOrTaxes),
    ],
  };
}

/** Rooms of a stay as they would be booked today, priced; nothing is written. */
export function planRooms(snapshot: PropertySnapshot, wanted: WantedRooms, now: Date): PlannedRooms {
  const { content, rates } = loadBooking(
    snapshot,
    { ...wanted, rooms: [...wanted.rooms], accountId: null },
    now,
  );
  const { agreed = [] } = wanted;
  const isAllAgreed = wanted.rooms.every((_, index) => agreed[index]);
  const problems = [
    ...(isAllAgreed ? [] : stayProblems(wanted, content, now)),
    ...wanted.rooms.flatMap((room, index) =>
      roomProblems(room, content).map(({ path, said }) => ({
        path: `Rooms[${String(index)}].${path}`,
        said,
      })),
    ),
  ];
  if (problems.length > 0) return { kind: 'invalid', problems };
  const stay = { from: wanted.dateFrom, to: wanted.dateTo };
  const rated = wanted.rooms.flatMap((room, index): RatedRoom[] => {
    const before = agreed[index];
    if (before) return [asAgreed(room, before, stay)];
    const rate = rates.find(room.roomTypeId, room.ratePlanId);
    return rate ? [{ room, rate: rate.stayRate, promo: rate.promo }] : [];
  });
  if (rated.length < wanted.rooms.length) return { kind: 'not-available' };
  const priced = priceBooking({
    request: wanted,
    content,
    rooms: rated,
    voucherMinor: 0,
  });
  const today = todayIn(snapshot.property.timeZone, now);
  return {
    kind: 'planned',
    contentVersion: snapshot.contentVersion,
    rooms: priced.rooms.map((room, index) => {
      const row = itemRow(content, wanted.reservationId, room, index);
      const before = agreed[index];
      const item = before ? withAgreed(row, before) : row;
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
