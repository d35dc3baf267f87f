import type { Party, RatePayment, StayDate } from '../contracts/index.ts';
import { knownAges } from './ages.ts';
import type { Minor } from './money.ts';
import { roundForCard } from './round-for-card.ts';
import { addDays, compareDates, nightCount, type Stay } from './stay.ts';
import { addedTaxes, type HotelPricing, taxLines } from './taxes.ts';
import { type ItemCosts, itemTotal, voucherDiscount } from './totals.ts';

/** A room with its part of a booking's total: extras and added taxes are in it, the voucher is not taken off. */
export interface RoomToPay {
  readonly nights: number;
  readonly total: Minor;
  /** When its rate is paid; nothing said is everything now. */
  readonly payment?: RatePayment | null | undefined;
}

export interface LaterCharge {
  readonly on: StayDate;
  readonly amount: Minor;
}

/** What of a booking is paid when, in minor units; the parts add up to its total. */
export interface PaymentPlan {
  readonly dueNow: Minor;
  /** Charged to a card that is kept: one for each day, earliest first. */
  readonly later: readonly LaterCharge[];
  readonly atHotel: Minor;
  /** A card is kept, for the later charges or as a guarantee of what is paid at the hotel. */
  readonly needsCard: boolean;
}

export interface PaymentDays {
  readonly currency: string;
  readonly arrival: StayDate;
  /** The property's. */
  readonly today: StayDate;
}

type Part =
  | { readonly when: 'now' | 'at-hotel'; readonly amount: Minor }
  | { readonly when: 'later'; readonly on: StayDate; readonly amount: Minor };

/** The percentage of the room, or of its nights the first so many; never more than the room costs. */
function depositOf(
  { nights, total }: RoomToPay,
  { percent, nights: first }: RatePayment,
  currency: string,
): Minor {
  const share = typeof first === 'number' ? first / Math.max(1, nights) : (percent ?? 100) / 100;
  return Math.min(total, roundForCard(total * share, currency));
}

function partsOf(room: RoomToPay, { currency, arrival, today }: PaymentDays): Part[] {
  const { total, payment } = room;
  switch (payment?.when ?? 'now') {
    case 'deposit': {
      const deposit = payment ? depositOf(room, payment, currency) : total;
      return [
        { when: 'now', amount: deposit },
        { when: 'at-hotel', amount: total - deposit },
      ];
    }
    case 'at-hotel':
      return [{ when: 'at-hotel', amount: total }];
    case 'days-before': {
      const on = addDays(arrival, -(payment?.days ?? 0));
      return [on > today ? { when: 'later', on, amount: total } : { when: 'now', amount: total }];
    }
    default:
      return [{ when: 'now', amount: total }];
  }
}

const sumOf = (parts: readonly Part[], when: Part['when']): Minor =>
  parts.reduce((sum, part) => sum + (part.when === when ? part.amount : 0), 0);

function laterOf(parts: readonly Part[]): LaterCharge[] {
  const byDay = new Map<StayDate, Minor>();
  for (const part of parts)
    if (part.when === 'later') byDay.set(part.on, (byDay.get(part.on) ?? 0) + part.amount);
  return [...byDay]
    .map(([on, amount]) => ({ on, amount }))
    .toSorted((one, other) => compareDates(one.on, other.on));
}

/** A room whose rate asks for nothing now is guaranteed with a card. */
const isGuaranteed = ({ payment, total }: RoomToPay): boolean => payment?.when === 'at-hotel' && total > 0;

/**
 * What is paid when: each room by its rate, and the voucher is used up on what is due now, then on the later charges in their order, then on
 * what is paid at the hotel.
 */
export function paymentPlan(
  rooms: readonly RoomToPay[],
  voucherValue: Minor,
  days: PaymentDays,
): PaymentPlan {
  const parts = rooms.flatMap((room) => partsOf(room, days));
  let voucher = Math.max(0, voucherValue);
  const rest = (amount: Minor): Minor => {
    const discount = voucherDiscount(voucher, amount);
    voucher -= discount;
    return amount - discount;
  };
  const dueNow = rest(sumOf(parts, 'now'));
  const later = laterOf(parts)
    .map(({ on, amount }) => ({ on, amount: rest(amount) }))
    .filter(({ amount }) => amount > 0);
  const atHotel = rest(sumOf(parts, 'at-hotel'));
  const needsCard = later.length > 0 || (atHotel > 0 && rooms.some(isGuaranteed));
  return { dueNow, later, atHotel, needsCard };
}

/** Whether any room is paid otherwise than all at once: only then is there anything to say. */
export const isPaidInParts = (rooms: readonly Pick<RoomToPay, 'payment'>[]): boolean =>
  rooms.some(({ payment }) => (payment?.when ?? 'now') !== 'now');

type ChosenRoom = Party &
  ItemCosts &
  Pick<RoomToPay, 'payment'> & { readonly dateFrom: Stay['from']; readonly dateTo: Stay['to'] };

/** The rooms of a basket with their parts of its total. */
export const roomsToPay = (
  items: readonly ChosenRoom[],
  { currency, taxesAndFees = [], childBands }: HotelPricing,
): RoomToPay[] =>
  items.map((item, index) => {
    const nights = nightCount({ from: item.dateFrom, to: item.dateTo });
    const taxed = {
      nights,
      party: item,
      ages: knownAges(item, childBands),
      roomCost: item.totalRoomCost,
      serviceCost: item.totalServiceCost,
      isFirst: index === 0,
    };
    const taxes = addedTaxes(taxLines(taxesAndFees, taxed, currency));
    return { nights, total: itemTotal(item) + taxes, payment: item.payment };
  });
