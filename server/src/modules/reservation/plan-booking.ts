import { randomUUID } from 'node:crypto';
import { type CreateRequest, PaymentType } from 'shared/contracts';
import { detectCardScheme } from 'shared/domain';
import type { Insertable } from 'kysely';
import { json } from '../../db/json.ts';
import type { Tables, TakenStock } from '../../db/schema.ts';
import { demandOf, roomUses, type Use } from '../stock/demand.ts';
import type { BookingContent } from './content.ts';
import { newConfirmationToken, newNonce, newReferenceNumber } from './identifiers.ts';
import { itemRow, serviceRows } from './item-rows.ts';
import type { PricedBooking } from './price-booking.ts';
import type { NewReservation } from './repository.ts';

/** Rows and stock of a booking, complete before the transaction begins: a repeated transaction writes the same. */
export interface BookingPlan extends NewReservation {
  readonly propertyId: string;
  readonly reservationId: string;
  /** Null when nothing has to be paid now: an invoice, or a voucher that covers everything. */
  readonly payment: Insertable<Tables['payment']> | null;
  readonly roomUses: readonly Use[];
  readonly extraUses: readonly Use[];
  readonly voucher: {
    readonly propertyId: string;
    readonly code: string;
    readonly amountMinor: number;
  } | null;
}

export interface PlanInput {
  readonly request: CreateRequest;
  readonly content: BookingContent;
  readonly priced: PricedBooking;
  readonly voucherCode: string | null;
  /** The gateway that is to be asked; null when nothing has to be paid now. */
  readonly provider: string | null;
  readonly now: Date;
  readonly holdUntil: Date;
  readonly leaseUntil: Date;
}

function reservationRow(
  input: PlanInput,
  reservationId: string,
  stock: TakenStock,
): Insertable<Tables['reservation']> {
  const { request, priced, content, now } = input;
  return {
    property_id: content.property.propertyId,
    reservation_id: reservationId,
    reference_number: newReferenceNumber(),
    confirmation_token: newConfirmationToken(),
    pre_check_in_nonce: newNonce(),
    status: input.provider === null ? 'Confirmed' : 'Held',
    date_from: request.dateFrom,
    date_to: request.dateTo,
    booker: json(request.booker),
    account_id: request.accountId,
    po_number: request.poNumber,
    notes: request.notes,
    comment: request.comment,
    promo_code: request.promoCode,
    voucher_code: input.voucherCode,
    language_code: request.languageCode,
    currency: priced.currency,
    rooms_minor: priced.roomsMinor,
    services_minor: priced.servicesMinor,
    gift_discount_minor: priced.giftDiscountMinor,
    total_minor: priced.totalMinor,
    payment_type: request.paymentType,
    hold_expires_at: input.provider === null ? null : input.holdUntil,
    lease_until: null,
    stock: json(stock),
    created_at: now,
    updated_at: now,
  };
}

/** Of a card only what a receipt shows: scheme, last four digits, expiry (decisions 4). */
function cardDetail(request: CreateRequest): Record<string, unknown> {
  const card = request.paymentType === PaymentType.card ? request.cardDetails : null;
  if (!card?.cardNumber) return {};
  return {
    scheme: detectCardScheme(card.cardNumber),
    lastFour: card.cardNumber.replace(/\D/g, '').slice(-4),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
  };
}

function paymentRow(
  input: PlanInput,
  reservation: Insertable<Tables['reservation']>,
): Insertable<Tables['payment']> | null {
  if (input.provider === null) return null;
  const { request, priced, content, now } = input;
  return {
    property_id: content.property.propertyId,
    payment_id: randomUUID(),
    reservation_id: reservation.reservation_id,
    provider: input.provider,
    attempt: 1,
    gateway_reference: `${reservation.reference_number}-1`,
    state: 'started',
    amount_minor: priced.totalMinor,
    currency: priced.currency,
    detail: json(cardDetail(request)),
    lease_until: input.leaseUntil,
    created_at: now,
    updated_at: now,
  };
}

export function planBooking(input: PlanInput): BookingPlan {
  const { propertyId } = input.content.property;
  const { priced, voucherCode, request } = input;
  const reservationId = randomUUID();
  const items = priced.rooms.map((room, index) => ({
    room,
    row: itemRow(input.content, reservationId, room, index),
  }));
  const rooms = roomUses(request.rooms, { from: request.dateFrom, to: request.dateTo });
  const extras = priced.rooms.flatMap(({ services }) => services.flatMap(({ use }) => use ?? []));
  const stock = { rooms: demandOf(rooms), extras: demandOf(extras) };
  const reservation = reservationRow(input, reservationId, stock);
  return {
    propertyId,
    reservationId,
    reservation,
    items: items.map(({ row }) => row),
    services: items.flatMap(({ room, row }) => serviceRows(row, room)),
    payment: paymentRow(input, reservation),
    roomUses: rooms,
    extraUses: extras,
    voucher:
      voucherCode === null || priced.giftDiscountMinor === 0
        ? null
        : { propertyId, code: voucherCode, amountMinor: priced.giftDiscountMinor },
  };
}
