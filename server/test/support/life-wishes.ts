import type { LifeExtra } from './life-hotel.ts';

export type Wire = Record<string, unknown>;

export const dayOf = (day: number): string => `2026/12/0${String(day)}`;

/** A stay on other days or longer, its first room or the extras of it otherwise. */
export interface WantedChange {
  readonly shift: number;
  readonly longer: number;
  readonly room: Wire;
  /** In place of the first room's extras; null leaves them. */
  readonly extras: readonly LifeExtra[] | null;
  readonly hasNote: boolean;
}

/** Of what the desk does: cancel by the rules, or with a fee of so much of the price; a guest who has not come; a refund of so much. */
export type DeskWish =
  | {
      readonly kind: 'desk cancels';
      readonly bits: number;
      readonly noShow: boolean;
      readonly fee: number | null;
    }
  | { readonly kind: 'desk changes'; readonly change: WantedChange }
  | { readonly kind: 'desk refunds'; readonly share: number };
export type GuestWish =
  | { readonly kind: 'cancel'; readonly bits: number }
  | { readonly kind: 'change'; readonly change: WantedChange };
export type Wish = GuestWish | DeskWish;

const roomsLeft = (stay: Wire): readonly Wire[] =>
  (stay['Rooms'] as readonly Wire[]).filter((room) => room['CancelledAtUtc'] === null);

/** Of the rooms that are left, those whose bit is set, or all. */
export function cancelOf(stay: Wire, bits: number): Wire {
  const chosen = roomsLeft(stay).filter((_, position) => (bits >> position) % 2 === 1);
  const ids = chosen.map((room) => room['ReservationItemId']);
  return { ReservationItemIds: ids.length > 0 ? ids : null };
}

const quantityOf = (extra: LifeExtra): number => (extra === 'boat' ? 2 : 1);
const extrasOf = (extras: WantedChange['extras']): Wire =>
  extras === null
    ? {}
    : { Services: extras.map((ServiceId) => ({ ServiceId, Quantity: quantityOf(ServiceId) })) };

export function changeOf(stay: Wire, { shift, longer, room, extras, hasNote }: WantedChange): Wire {
  const dayNumber = (day: unknown) => Number(String(day).slice(8));
  const from = Math.max(1, Math.min(6, dayNumber(stay['DateFrom']) + shift));
  const nights = dayNumber(stay['DateTo']) - dayNumber(stay['DateFrom']) + longer;
  return {
    DateFrom: dayOf(from),
    DateTo: dayOf(Math.min(9, from + Math.max(1, nights))),
    ...(hasNote ? { Notes: 'A cot, please' } : {}),
    Rooms: roomsLeft(stay).map((each, position) => ({
      ReservationItemId: each['ReservationItemId'],
      RoomTypeId: each['RoomTypeId'],
      RatePlanId: each['RatePlanId'],
      NumberOfAdults: each['NumberOfAdults'],
      NumberOfChildren: each['NumberOfChildren'],
      NumberOfInfants: each['NumberOfInfants'],
      ...(position === 0 ? { ...room, ...extrasOf(extras) } : {}),
    })),
  };
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What the desk asks of a booking that it reads, and where; null where there is nothing to ask. */
export function deskAsks(
  booking: Wire,
  wish: DeskWish,
): { readonly quote: string | null; readonly act: string; readonly wanted: Wire } | null {
  const stay = booking['Stay'] as Wire;
  const reason = { Reason: 'Goodwill' };
  if (wish.kind === 'desk changes')
    return { quote: 'QuoteChange', act: 'Change', wanted: changeOf(stay, wish.change) };
  if (wish.kind === 'desk refunds') {
    const Amount = cents(Number(booking['Refundable']) * wish.share);
    const wanted = { Amount, StayVersion: booking['StayVersion'], ...reason };
    return Amount > 0 ? { quote: null, act: 'Refund', wanted } : null;
  }
  const { bits, noShow, fee } = wish;
  const wanted = { ...cancelOf(stay, bits), NoShow: noShow };
  if (fee === null) return { quote: 'QuoteCancellation', act: 'Cancel', wanted };
  const Fee = cents(Number(stay['Total']) * fee);
  return { quote: 'QuoteFee', act: 'Cancel', wanted: { ...wanted, Fee, ...reason } };
}
