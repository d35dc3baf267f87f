import type { BoardBasis, BookedRoom, CreateRequest } from 'shared/contracts';
import {
  type Minor,
  type PriceLine,
  priceOfBooking,
  type PromotionLine,
  type RoomToPrice,
  type Stay,
  type StayRate,
} from 'shared/domain';
import type { RatePlanContent } from '../../../db/content.ts';
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
  /** Those inside the rate first. */
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

type Inclusion = NonNullable<RatePlanContent['inclusions']>[number];

export interface RatedRoom {
  readonly room: BookedRoom;
  readonly rate: StayRate;
  readonly promo: AppliedPromo | null;
  /** In the place of what its rate has inside now. */
  readonly inclusions?: readonly Inclusion[];
}

export interface PriceInput {
  readonly request: Pick<CreateRequest, 'dateFrom' | 'dateTo'>;
  readonly content: BookingContent;
  /** One for each room of the request, in its order. */
  readonly rooms: readonly RatedRoom[];
  /** The voucher's remaining value; 0 without one. */
  readonly voucherMinor: Minor;
}

/** What an extra takes of its stock; only PerQuantity ones are counted. */
function serviceUse(extra: BookableService, quantity: number, stay: Stay): Use | null {
  if (!extra.isLimited) return null;
  const { serviceId: id, content } = extra.stored;
  return { id, nights: serviceNights(content.chargeType, stay), count: quantity };
}

/** A line as it is stored; the line of the nights says which meals they include. */
function storedLineOf(line: PriceLine | PromotionLine, board: BoardBasis | null): StoredPriceLine {
  if (line.kind === 'promotion') return { text: line.name, amountMinor: line.amount };
  return storedLine(line.kind === 'nights' && board !== null ? { ...line, board } : line);
}

/** What there is to price of a room's extras, those inside its rate first; an extra that the hotel no longer has is left out. */
function extrasOf(
  { room, inclusions: agreed }: Pick<RatedRoom, 'room' | 'inclusions'>,
  stay: Stay,
  content: BookingContent,
) {
  const inclusions = agreed ?? content.ratePlans.get(room.ratePlanId)?.inclusions ?? [];
  return [
    ...inclusions.map((inclusion) => ({ ...inclusion, isIncluded: true })),
    ...room.services.map((bought) => ({ ...bought, isIncluded: false })),
  ].flatMap(({ serviceId, quantity, isIncluded }) => {
    const extra = content.services.get(serviceId);
    if (!extra) return [];
    const service = toService(extra.stored, content.property.currency, stay);
    const counted = service.chargeType === 'PerQuantity' ? quantity : 1;
    return [{ bookable: extra, service, quantity: counted, isIncluded }];
  });
}

/** The promo code's discount is a line of its own, with the code's name, so that every reader sees it. */
const promotionOf = (promo: AppliedPromo | null): RoomToPrice['promotion'] =>
  promo && { name: `${promo.code} · ${promo.name}`, without: promo.without };

/** The whole booking by the one pricing function of pages and server (decisions 2); nothing of a request's own prices is read. */
export function priceBooking(input: PriceInput): PricedBooking {
  const stay = { from: input.request.dateFrom, to: input.request.dateTo };
  const { property } = input.content;
  const price = priceOfBooking(
    {
      currency: property.currency,
      taxesAndFees: property.content.taxesAndFees,
      childBands: property.content.childBands,
    },
    input.rooms.map(({ room, rate, promo, inclusions }) => ({
      room,
      rate,
      promotion: promotionOf(promo),
      extras: extrasOf({ room, ...(inclusions && { inclusions }) }, stay, input.content),
    })),
    input.voucherMinor,
  );
  return {
    rooms: price.rooms.map(({ room, rate, extras, ...priced }) => ({
      room,
      roomMinor: priced.roomCost,
      servicesMinor: priced.serviceCost,
      services: extras.map(({ extra, cost, line }) => ({
        serviceId: extra.service.serviceId,
        serviceName: extra.service.serviceName,
        chargeType: extra.service.chargeType,
        quantity: extra.quantity,
        costMinor: cost,
        line: storedLine(line),
        use: serviceUse(extra.bookable, extra.quantity, stay),
      })),
      taxesMinor: priced.taxes,
      lines: priced.lines.map((line) =>
        storedLineOf(line, input.content.ratePlans.get(room.ratePlanId)?.boardBasis ?? null),
      ),
      nights: rate.nightRates.map(({ date, baseRate }) => ({ date, baseMinor: baseRate })),
    })),
    roomsMinor: price.roomCost,
    servicesMinor: price.serviceCost,
    taxesMinor: price.taxes,
    giftDiscountMinor: price.voucher,
    totalMinor: price.total,
    currency: property.currency,
  };
}
