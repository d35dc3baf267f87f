import type { Party, Service } from '../contracts/index.ts';
import { type ChildBands, knownAges } from './ages.ts';
import type { Minor } from './money.ts';
import {
  explainExtra,
  explainIncluded,
  explainRoomPrice,
  explainTax,
  type PriceLine,
} from './price-lines.ts';
import { roomPrice } from './pricing.ts';
import type { StayRate } from './stay-rate.ts';
import { addedTaxes, type HotelPricing, taxLines } from './taxes.ts';
import { voucherDiscount } from './totals.ts';

/** An extra that is taken with a room, or that is inside its rate and costs nothing. */
export interface ExtraToPrice {
  readonly service: Pick<
    Service,
    | 'serviceId'
    | 'serviceName'
    | 'price'
    | 'articles'
    | 'chargeType'
    | 'chargePerPerson'
    | 'byAge'
    | 'dayPrices'
  >;
  readonly quantity: number;
  readonly isIncluded?: boolean;
}

/** A room of a booking before it has a price. `Room` and `Extra` are the caller's own; they come back beside their prices. */
export interface RoomToPrice<Room extends Party = Party, Extra extends ExtraToPrice = ExtraToPrice> {
  readonly room: Room;
  /** What is charged, promotions taken off. */
  readonly rate: StayRate;
  /** The promo code that lowers the rate, as its line names it, and the rate without it; null where none does. */
  readonly promotion: { readonly name: string; readonly without: StayRate } | null;
  readonly extras: readonly Extra[];
}

/** What a promo code takes off a room; its amount is not above zero. */
export interface PromotionLine {
  readonly kind: 'promotion';
  readonly name: string;
  readonly amount: Minor;
}

type Line = PriceLine | PromotionLine;

/** A room with its price in minor units. */
export interface RoomPrice<Room extends Party = Party, Extra extends ExtraToPrice = ExtraToPrice> {
  readonly room: Room;
  readonly rate: StayRate;
  readonly roomCost: Minor;
  readonly serviceCost: Minor;
  /** What taxes and fees add. */
  readonly taxes: Minor;
  /** What each extra costs, in the order asked for. */
  readonly extras: readonly { readonly extra: Extra; readonly cost: Minor; readonly line: PriceLine }[];
  /** All lines in the order of the steps: without included taxes they add up to the room's part of the total. */
  readonly lines: readonly Line[];
}

/** A booking with its price in minor units: rooms + extras + added taxes and fees − voucher = total. */
export interface BookingPrice<Room extends Party = Party, Extra extends ExtraToPrice = ExtraToPrice> {
  readonly rooms: readonly RoomPrice<Room, Extra>[];
  readonly roomCost: Minor;
  readonly serviceCost: Minor;
  readonly taxes: Minor;
  readonly voucher: Minor;
  readonly total: Minor;
}

/** Steps 1 and 2: the rate of each night for the party, and what a promotion takes off. */
function roomSteps({ rate, promotion, room }: RoomToPrice, bands: ChildBands): Line[] {
  if (promotion === null) return explainRoomPrice(rate, room, bands);
  const { name, without } = promotion;
  const amount = roomPrice(rate, room, bands) - roomPrice(without, room, bands);
  return [...explainRoomPrice(without, room, bands), { kind: 'promotion', name, amount }];
}

function priceRoom<Room extends Party, Extra extends ExtraToPrice>(
  { currency, taxesAndFees = [], childBands }: HotelPricing,
  toPrice: RoomToPrice<Room, Extra>,
  isFirst: boolean,
): RoomPrice<Room, Extra> {
  const { room, rate } = toPrice;
  const { nights } = rate;
  const roomCost = roomPrice(rate, room, childBands);
  // Steps 3 and 4: packages, whose lines add nothing, and extras.
  const extras = toPrice.extras.map((extra) => {
    const use = { nights, quantity: extra.quantity, party: room };
    const explain = extra.isIncluded === true ? explainIncluded : explainExtra;
    const line = explain(extra.service, use, currency);
    return { extra, cost: line.amount, line };
  });
  const [included, bought] = [true, false].map((isIncluded) =>
    extras.filter(({ extra }) => (extra.isIncluded ?? false) === isIncluded).map(({ line }) => line),
  );
  const serviceCost = extras.reduce((sum, { cost }) => sum + cost, 0);
  // Step 5: taxes and fees, of what the steps before have made.
  const ages = knownAges(room, childBands);
  const taxed = { nights, party: room, ages, roomCost, serviceCost, isFirst };
  const taxes = taxLines(taxesAndFees, taxed, currency);
  const lines = [
    ...roomSteps(toPrice, childBands),
    ...(included ?? []),
    ...(bought ?? []),
    ...taxes.map(explainTax),
  ];
  return { room, rate, roomCost, serviceCost, taxes: addedTaxes(taxes), extras, lines };
}

/**
 * What a booking costs, step by step, each with its line (docs/property-file.md has the table): rate, promotion,
 * packages, extras, taxes and fees, voucher. Every line is rounded half-up to the digits of the currency, and totals are sums of lines.
 */
export function priceOfBooking<Room extends Party, Extra extends ExtraToPrice>(
  hotel: HotelPricing,
  toPrice: readonly RoomToPrice<Room, Extra>[],
  voucherValue: Minor = 0,
): BookingPrice<Room, Extra> {
  const rooms = toPrice.map((room, index) => priceRoom(hotel, room, index === 0));
  const sum = (amountOf: (room: RoomPrice) => Minor): Minor =>
    rooms.reduce((total, room) => total + amountOf(room), 0);
  const roomCost = sum((room) => room.roomCost);
  const serviceCost = sum((room) => room.serviceCost);
  const taxes = sum((room) => room.taxes);
  // Step 6: the voucher, of the total of all rooms.
  const total = roomCost + serviceCost + taxes;
  const voucher = voucherDiscount(voucherValue, total);
  return { rooms, roomCost, serviceCost, taxes, voucher, total: total - voucher };
}
