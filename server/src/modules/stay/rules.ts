import type { StayDate } from 'shared/contracts';
import {
  addDays,
  type AgreedStay,
  cancelledAt,
  cancellationFeeMinor,
  coverFee,
  instantIn,
  noShowMinor,
  toDecimal,
} from 'shared/domain';
import type { GuestChange } from '../../db/content.ts';
import type { TakenStock } from '../../db/schema.ts';
import { type ItemRow, type ReservationRow, type ServiceRow, wholeOf } from '../booking/index.ts';
import type { StoredProperty } from '../property/index.ts';
import type { Demand } from '../stock/index.ts';

type Priced = Pick<ItemRow, 'room_minor' | 'total_minor' | 'price_lines'>;

/** A room that is priced anew: what the hotel has given back of it before is not asked for again. */
export function lessGivenBack<Room extends Priced>(
  room: Room,
  { price_lines: former }: Pick<ItemRow, 'price_lines'>,
): Room {
  let left = Math.max(0, room.room_minor);
  const lines = former.flatMap((line) => {
    if (line.line !== undefined || line.isGivenBack !== true) return [];
    const lessMinor = Math.min(left, -line.amountMinor);
    left -= lessMinor;
    return lessMinor > 0 ? [{ ...line, amountMinor: -lessMinor }] : [];
  });
  const sum = lines.reduce((minor, { amountMinor }) => minor + amountMinor, 0);
  return {
    ...room,
    room_minor: room.room_minor + sum,
    total_minor: room.total_minor + sum,
    price_lines: [...room.price_lines, ...lines],
  };
}

/** From when a guest who has not come has stayed away: the hotel's hour on the day of arrival. */
export const noShowFrom = (
  row: Pick<ReservationRow, 'date_from'>,
  { timeZone, content: { cancellationTime, checkInTime } }: Pick<StoredProperty, 'timeZone' | 'content'>,
): Date => instantIn(timeZone, row.date_from, cancellationTime ?? checkInTime);

/** Until when guests make a change by themselves; null when only the hotel does. */
export function openUntil(
  change: GuestChange,
  row: Pick<ReservationRow, 'date_from'>,
  { timeZone, content }: Pick<StoredProperty, 'timeZone' | 'content'>,
): Date | null {
  const { guestChanges = {}, cancellationTime, checkInTime } = content;
  const { [change]: days = 0 } = guestChanges;
  return days === null
    ? null
    : instantIn(timeZone, addDays(row.date_from, -days), cancellationTime ?? checkInTime);
}

/**
 * Rules by which cancelling never costs less than an amount that is due already: a change of dates gives no fee back. `terms` are those of
 * the room after the change.
 */
export function atLeast(terms: AgreedStay, leastMinor: number): AgreedStay['rules'] {
  if (leastMinor <= 0) return terms.rules;
  const enough = terms.rules.filter((rule) => cancellationFeeMinor(rule, terms) >= leastMinor);
  if (enough.some(({ from }) => from === 'Creation')) return enough;
  const value = toDecimal(leastMinor, terms.currency);
  return [{ from: 'Creation', offsetHours: 0, feeType: 'Amount', value }, ...enough];
}

export interface CancelledRoom {
  readonly item: ItemRow;
  readonly wholeMinor: number;
  readonly feeMinor: number;
}

/** What cancelling some rooms of a booking comes to; minor units. */
export interface Settlement {
  readonly rooms: readonly CancelledRoom[];
  readonly feeMinor: number;
  /** Whether no room is left. */
  readonly isAll: boolean;
  /** The booking's own figures afterwards. */
  readonly giftMinor: number;
  readonly totalMinor: number;
  readonly voucherBackMinor: number;
  readonly refundMinor: number;
  /** What of the total is not paid afterwards. */
  readonly unpaidMinor: number;
  readonly until: Date | null;
}

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, at) => (at !== null && (first === null || at < first) ? at : first), null);

/** A booking with the rooms of it that are cancelled, as it stands before. */
export interface Cancelling {
  readonly items: readonly ItemRow[];
  readonly chosen: readonly ItemRow[];
  readonly amounts: Pick<ReservationRow, 'gift_discount_minor' | 'paid_minor'>;
  readonly terms: (item: ItemRow) => AgreedStay;
  /** The guest has not come: what the rate keeps then counts. */
  readonly isNoShow?: boolean;
  /** In place of what the rate's rules say, over all of the rooms. */
  readonly setFeeMinor?: number | undefined;
}

interface Kept {
  readonly keptMinor: number;
  readonly until: Date | null;
}

/** What is kept of each room; null where only the rate's words say it. */
function keptOf({ chosen, terms, isNoShow = false, setFeeMinor }: Cancelling, now: Date): (Kept | null)[] {
  if (setFeeMinor !== undefined) {
    let left = setFeeMinor;
    return chosen.map((item) => {
      const keptMinor = Math.min(left, wholeOf(item));
      left -= keptMinor;
      return { keptMinor, until: null };
    });
  }
  if (!isNoShow) return chosen.map((item) => cancelledAt(terms(item), now));
  return chosen.map((item) => {
    const keptMinor = noShowMinor(terms(item));
    return keptMinor === null ? null : { keptMinor, until: null };
  });
}

/**
 * Fees take the place of the cancelled rooms in the booking's total. The voucher covers what is left first, then what was paid; what of them
 * is too much goes back. Null where only the rate's words say what it costs.
 */
export function settle(cancelling: Cancelling, now: Date): Settlement | null {
  const { items, chosen, amounts } = cancelling;
  const kept = keptOf(cancelling, now);
  const rooms = chosen.flatMap((item, index) => {
    const cancelled = kept[index];
    return cancelled === null || cancelled === undefined
      ? []
      : [{ item, wholeMinor: wholeOf(item), feeMinor: cancelled.keptMinor, until: cancelled.until }];
  });
  if (rooms.length < chosen.length) return null;
  const feeMinor = rooms.reduce((sum, room) => sum + room.feeMinor, 0);
  const others = items.filter((item) => !chosen.includes(item));
  const gross = others.reduce((sum, item) => sum + wholeOf(item), feeMinor);
  const cover = coverFee(gross, { voucher: amounts.gift_discount_minor, paid: amounts.paid_minor });
  return {
    rooms: rooms.map(({ item, wholeMinor, feeMinor: fee }) => ({ item, wholeMinor, feeMinor: fee })),
    feeMinor,
    isAll: others.every((item) => item.cancelled_at !== null),
    giftMinor: cover.fromVoucher,
    totalMinor: gross - cover.fromVoucher,
    voucherBackMinor: cover.voucherBack,
    refundMinor: cover.refund,
    unpaidMinor: cover.charge,
    until: earliest(rooms.map(({ until }) => until)),
  };
}

export interface StockOfRooms {
  readonly back: TakenStock;
  readonly left: TakenStock;
}

interface Wanted {
  readonly night: StayDate;
  readonly count: number;
  readonly isOf: (id: string) => boolean;
}

/** Takes what is wanted out of the rows of a booking; of several rows that have it, those that come last. */
function takeOut(rows: readonly Demand[], wanted: readonly Wanted[]) {
  const counts = rows.map(({ count }) => count);
  for (const { night, count, isOf } of wanted) {
    let missing = count;
    for (let index = rows.length - 1; index >= 0; index -= 1) {
      const row = rows[index];
      if (row?.night !== night || !isOf(row.id)) continue;
      const taken = Math.min(missing, counts[index] ?? 0);
      counts[index] = (counts[index] ?? 0) - taken;
      missing -= taken;
    }
  }
  const left = rows.map((row, index) => ({ ...row, count: counts[index] ?? 0 }));
  const back = rows.map((row, index) => ({ ...row, count: row.count - (counts[index] ?? 0) }));
  const some = ({ count }: Demand) => count > 0;
  return { left: left.filter(some), back: back.filter(some) };
}

export interface StockNames {
  readonly nights: readonly StayDate[];
  /** The nights of an extra's stock. */
  readonly nightsOfService: (service: ServiceRow) => readonly StayDate[];
  readonly roomTypeOf: (stockId: string) => string;
}

/** The stock of a booking without some of its rooms, and what these give back: never more than the booking has taken. */
export function stockWithout(
  stock: TakenStock,
  gone: { readonly rooms: readonly ItemRow[]; readonly services: readonly ServiceRow[] },
  { nights, nightsOfService, roomTypeOf }: StockNames,
): StockOfRooms {
  const rooms = takeOut(
    stock.rooms,
    gone.rooms.flatMap((room) =>
      nights.map((night) => ({
        night,
        count: 1,
        isOf: (id: string) => roomTypeOf(id) === room.room_type_id,
      })),
    ),
  );
  const extras = takeOut(
    stock.extras,
    gone.services.flatMap((service) =>
      nightsOfService(service).map((night) => ({
        night,
        count: service.quantity,
        isOf: (id: string) => id === service.service_id,
      })),
    ),
  );
  return {
    back: { rooms: rooms.back, extras: extras.back },
    left: { rooms: rooms.left, extras: extras.left },
  };
}

/** Later charges that are still to come when so much of the booking is unpaid: the last ones become less first. */
export function lessLater(amounts: readonly number[], unpaidMinor: number): number[] {
  let left = Math.max(0, unpaidMinor);
  return amounts.map((amount) => {
    const still = Math.min(amount, left);
    left -= still;
    return still;
  });
}

interface PaidPart {
  readonly paymentId: string;
  /** What of it is still there and not on its way back. */
  readonly leftMinor: number;
}

/** Which payments a refund comes from, in their order. */
export function refundsFrom(
  payments: readonly PaidPart[],
  amountMinor: number,
): readonly { readonly paymentId: string; readonly amountMinor: number }[] {
  let left = amountMinor;
  return payments.flatMap(({ paymentId, leftMinor }) => {
    const back = Math.min(left, Math.max(0, leftMinor));
    left -= back;
    return back > 0 ? [{ paymentId, amountMinor: back }] : [];
  });
}

/** What a price becomes less by, room by room: of the first rooms first, and never below nothing. */
export function lessOf(
  items: readonly Pick<ItemRow, 'reservation_item_id' | 'room_minor'>[],
  amountMinor: number,
): readonly { readonly itemId: string; readonly lessMinor: number }[] {
  let left = amountMinor;
  return items.flatMap(({ reservation_item_id: itemId, room_minor: room }) => {
    const lessMinor = Math.min(left, Math.max(0, room));
    left -= lessMinor;
    return lessMinor > 0 ? [{ itemId, lessMinor }] : [];
  });
}
