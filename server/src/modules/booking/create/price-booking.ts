import type { BoardBasis, BookedRoom, CreateRequest, Party } from 'shared/contracts';
import {
  addedTaxes,
  bookingTotal,
  explainExtra,
  explainRoomPrice,
  explainTax,
  extraCost,
  type Minor,
  roomPrice,
  type Stay,
  type StayRate,
  taxLines,
  voucherDiscount,
} from 'shared/domain';
import type { StoredNight, StoredPriceLine } from '../../../db/schema.ts';
import type { AppliedPromo } from '../../availability/index.ts';
import { serviceNights, toService } from '../../service/index.ts';
import type { Use } from '../../stock/index.ts';
import { storedLine } from '../price-line-text.ts';
import type { BookableService, BookingContent } from './content.ts';

export interface PricedService {
  readonly serviceId: string;
  readonly serviceName: string;
  readonly chargeType: string;
  readonly quantity: number;
  readonly costMinor: Minor;
  readonly line: StoredPriceLine;
  /** What it takes of its stock; null when it is unlimited. */
  readonly use: Use | null;
}

export interface PricedRoom {
  readonly room: BookedRoom;
  readonly roomMinor: Minor;
  readonly servicesMinor: Minor;
  readonly services: readonly PricedService[];
  /** What taxes and fees add; minor units. */
  readonly taxesMinor: Minor;
  readonly lines: readonly StoredPriceLine[];
  readonly nights: readonly StoredNight[];
}

export interface PricedBooking {
  readonly rooms: readonly PricedRoom[];
  readonly roomsMinor: Minor;
  readonly servicesMinor: Minor;
  readonly taxesMinor: Minor;
  readonly giftDiscountMinor: Minor;
  readonly totalMinor: Minor;
  readonly currency: string;
}

export interface RoomToPrice {
  readonly room: BookedRoom;
  readonly rate: StayRate;
  readonly promo: AppliedPromo | null;
}

export interface PriceInput {
  readonly request: Pick<CreateRequest, 'dateFrom' | 'dateTo'>;
  readonly content: BookingContent;
  /** One for each room of the request, in its order. */
  readonly rooms: readonly RoomToPrice[];
  /** The voucher's remaining value; 0 without one. */
  readonly voucherMinor: Minor;
}

/** What an extra takes of its stock; only PerQuantity ones are counted. */
function serviceUse(extra: BookableService, quantity: number, stay: Stay): Use | null {
  if (!extra.isLimited) return null;
  const { serviceId: id, content } = extra.stored;
  return { id, nights: serviceNights(content.chargeType, stay), count: quantity };
}

/** The lines of the room itself. The promo code's discount is a line of its own, with the code's name, so that every reader sees it. */
function roomLines({ room, rate, promo }: RoomToPrice, board: BoardBasis | null): readonly StoredPriceLine[] {
  const linesOf = (of: StayRate): readonly StoredPriceLine[] =>
    explainRoomPrice(of, room).map((line) =>
      storedLine(line.kind === 'nights' && board !== null ? { ...line, board } : line),
    );
  if (promo === null) return linesOf(rate);
  const off = roomPrice(rate, room) - roomPrice(promo.without, room);
  return [...linesOf(promo.without), { text: `${promo.code} · ${promo.name}`, amountMinor: off }];
}

function priceRoom(toPrice: RoomToPrice, index: number, stay: Stay, content: BookingContent): PricedRoom {
  const { room, rate } = toPrice;
  const { currency } = content.property;
  const party: Party = room;
  const services = room.services.flatMap(({ serviceId, quantity: wanted }): PricedService[] => {
    const extra = content.services.get(serviceId);
    if (!extra) return [];
    const service = toService(extra.stored, currency);
    const { serviceName, chargeType } = service;
    const quantity = chargeType === 'PerQuantity' ? wanted : 1;
    const extraUse = { nights: rate.nights, quantity, party };
    return [
      {
        serviceId,
        serviceName,
        chargeType,
        quantity,
        costMinor: extraCost(service, extraUse, currency),
        line: storedLine(explainExtra(service, extraUse, currency)),
        use: serviceUse(extra, quantity, stay),
      },
    ];
  });
  const roomMinor = roomPrice(rate, party);
  const servicesMinor = services.reduce((sum, service) => sum + service.costMinor, 0);
  const costs = { roomCost: roomMinor, serviceCost: servicesMinor };
  const taxed = { nights: rate.nights, party, ages: [], ...costs, isFirst: index === 0 };
  const taxes = taxLines(content.property.content.taxesAndFees ?? [], taxed, currency);
  return {
    room,
    roomMinor,
    servicesMinor,
    services,
    taxesMinor: addedTaxes(taxes),
    lines: [
      ...roomLines(toPrice, content.ratePlans.get(room.ratePlanId)?.boardBasis ?? null),
      ...services.map(({ line }) => line),
      ...taxes.map((tax) => storedLine(explainTax(tax))),
    ],
    nights: rate.nightRates.map(({ date, baseRate }) => ({ date, baseMinor: baseRate })),
  };
}

/** The whole booking by the one pricing function of pages and server (decisions 2); nothing of a request's own prices is read. */
export function priceBooking(input: PriceInput): PricedBooking {
  const stay = { from: input.request.dateFrom, to: input.request.dateTo };
  const rooms = input.rooms.map((room, index) => priceRoom(room, index, stay, input.content));
  const roomsMinor = rooms.reduce((sum, room) => sum + room.roomMinor, 0);
  const servicesMinor = rooms.reduce((sum, room) => sum + room.servicesMinor, 0);
  const taxesMinor = rooms.reduce((sum, room) => sum + room.taxesMinor, 0);
  const giftDiscountMinor = voucherDiscount(input.voucherMinor, roomsMinor + servicesMinor + taxesMinor);
  const items = rooms.map((room) => ({
    totalRoomCost: room.roomMinor,
    totalServiceCost: room.servicesMinor,
  }));
  return {
    rooms,
    roomsMinor,
    servicesMinor,
    taxesMinor,
    giftDiscountMinor,
    totalMinor: bookingTotal(items, giftDiscountMinor, taxesMinor),
    currency: input.content.property.currency,
  };
}
