import { type CreateRequest, PaymentType, type StayDate } from 'shared/contracts';
import { detectCardScheme } from 'shared/domain';
import { newRowId } from '../../../db/row-id.ts';
import type { StoredPaymentPlan, TakenStock } from '../../../db/schema.ts';
import { guestLanguage } from '../../../language/index.ts';
import { type BookingGuest, saveForField } from '../../account/index.ts';
import { newConfirmationToken, newNonce, newReferenceNumber } from '../../property/index.ts';
import { type Demand, demandOf, type RoomChoice, roomUses, takeFrom } from '../../stock/index.ts';
import { linkResponse, unpaidResponse } from '../pay/responses.ts';
import { newGatewayReference } from '../../payment/index.ts';
import type { HeldBy } from '../pay/held-by.ts';
import type { BodyHash } from './body-hash.ts';
import type { BookingRows, NewRow } from './booking-rows.ts';
import type { BookingContent } from './content.ts';
import type { Attempt } from './idempotency-repository.ts';
import { itemRow, serviceRows } from './item-rows.ts';
import type { PricedBooking } from './price-booking.ts';

export interface PlanInput {
  readonly request: CreateRequest;
  readonly attempt: Attempt;
  readonly bodyHash: BodyHash;
  readonly content: BookingContent;
  readonly priced: PricedBooking;
  readonly paymentPlan: StoredPaymentPlan | null;
  readonly promoCode: string | null;
  readonly voucherCode: string | null;
  /** Who is logged in. */
  readonly guest: BookingGuest | null;
  /** The gateway that is to be asked; null when nothing has to be paid now. */
  readonly provider: string | null;
  readonly now: Date;
  readonly holdUntil: Date;
  readonly leaseUntil: Date;
  readonly isOnRequest: boolean;
  /** Made by the desk: the rooms are held until the guest has paid by a link. */
  readonly isPaidByLink?: boolean;
  /** The rows of stock that its rooms may take from; null where plans share all rooms. */
  readonly roomChoices: readonly RoomChoice[] | null;
  readonly freeOfRow: (id: string, night: StayDate) => number;
  /** Whose room nights a hold takes up (`held-nights.ts`); null where they are not counted. */
  readonly heldBy: HeldBy | null;
}

/** Sold at once: there is nothing to pay now, and the hotel need not agree first. */
const isSold = ({ provider, isOnRequest, isPaidByLink = false }: PlanInput): boolean =>
  provider === null && !isOnRequest && !isPaidByLink;

function reservationRow(input: PlanInput, reservationId: string, stock: TakenStock): NewRow<'reservation'> {
  const { request, priced, content, now } = input;
  return {
    property_id: content.property.propertyId,
    reservation_id: reservationId,
    reference_number: newReferenceNumber(),
    confirmation_token: newConfirmationToken(),
    pre_check_in_nonce: newNonce(),
    status: isSold(input) ? 'Confirmed' : 'Held',
    date_from: request.dateFrom,
    date_to: request.dateTo,
    booker: request.booker,
    account_id: request.accountId,
    po_number: request.poNumber,
    notes: request.notes,
    comment: request.comment,
    promo_code: input.promoCode,
    voucher_code: input.voucherCode,
    language_code: guestLanguage(request.languageCode),
    currency: priced.currency,
    rooms_minor: priced.roomsMinor,
    services_minor: priced.servicesMinor,
    gift_discount_minor: priced.giftDiscountMinor,
    total_minor: priced.totalMinor,
    payment_plan: input.paymentPlan,
    payment_type: request.paymentType,
    hold_expires_at: isSold(input) ? null : input.holdUntil,
    lease_until: null,
    user_id: input.guest?.userId ?? null,
    stock,
    created_at: now,
    updated_at: now,
  };
}

/** Of a card only what a receipt shows: scheme, last four digits, expiry (decisions 4). */
export function cardDetail({
  request,
  guest,
}: {
  readonly request: Pick<CreateRequest, 'paymentType' | 'cardDetails' | 'paymentToken'>;
  readonly guest: BookingGuest | null;
}): Record<string, unknown> {
  const saved = guest?.savedCard;
  if (saved) {
    return {
      scheme: saved.scheme,
      lastFour: saved.last_four,
      expiryMonth: saved.expiry_month,
      expiryYear: saved.expiry_year,
    };
  }
  const card = request.paymentType === PaymentType.card ? request.cardDetails : null;
  // The gateway says later which card it was.
  if (request.paymentToken && guest && card?.saveCreditCardToIndividual) {
    return { [saveForField]: guest.userId };
  }
  if (!card?.cardNumber) return {};
  return {
    scheme: detectCardScheme(card.cardNumber),
    lastFour: card.cardNumber.replace(/\D/g, '').slice(-4),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
  };
}

/** That the gateway keeps the card, with the words by which the guest agreed to it. */
export const keptCardDetail = (plan: StoredPaymentPlan | null): Record<string, unknown> =>
  plan?.needsCard === true ? { keepsCard: true, mandate: plan.mandate } : {};

function paymentRow(input: PlanInput, reservation: NewRow<'reservation'>): NewRow<'payment'> | null {
  if (input.provider === null) return null;
  const { priced, content, now } = input;
  return {
    property_id: content.property.propertyId,
    payment_id: newRowId(),
    reservation_id: reservation.reservation_id,
    provider: input.provider,
    attempt: 1,
    gateway_reference: newGatewayReference(reservation.reference_number, 1),
    state: 'started',
    amount_minor: input.paymentPlan?.dueNowMinor ?? priced.totalMinor,
    currency: priced.currency,
    detail: {
      ...cardDetail(input),
      ...keptCardDetail(input.paymentPlan),
      ...(input.heldBy === null ? {} : { heldBy: input.heldBy }),
    },
    lease_until: input.leaseUntil,
    created_at: now,
    updated_at: now,
  };
}

const answerOf = ({ isPaidByLink = false, holdUntil }: PlanInput, reservation: NewRow<'reservation'>) =>
  isPaidByLink ? linkResponse(reservation, holdUntil) : unpaidResponse(reservation);

/** A booking that waits for no payment is answered in the moment in which it is written. */
function attemptRow(input: PlanInput, reservation: NewRow<'reservation'>): NewRow<'idempotency'> {
  const answer = input.provider === null ? answerOf(input, reservation) : null;
  return {
    property_id: input.attempt.propertyId,
    key: input.attempt.key,
    body_hash: input.bodyHash.text,
    state: answer ? 'done' : 'running',
    lease_until: input.leaseUntil,
    answer_status: answer?.status ?? null,
    answer_body: answer?.body ?? null,
    reservation_id: reservation.reservation_id,
    created_at: input.now,
  };
}

/** Decisions 5: in the same transaction as its booking; with a payment, only after that. */
function mailRow(
  { provider, isOnRequest, now }: PlanInput,
  reservation: NewRow<'reservation'>,
): NewRow<'outbox'> | null {
  if (provider !== null) return null;
  return {
    property_id: reservation.property_id,
    outbox_id: newRowId(),
    kind: isOnRequest ? 'booking-requested' : 'booking-confirmation',
    payload: { reservationId: reservation.reservation_id },
    due_at: now,
    created_at: now,
  };
}

function voucherTakes({ voucherCode, priced }: PlanInput): BookingRows['takes']['vouchers'] {
  if (voucherCode === null || priced.giftDiscountMinor === 0) return [];
  return [{ id: voucherCode, night: null, count: priced.giftDiscountMinor }];
}

/** What it takes of the rooms; `book_allotted` finds it where there are choices, unless the hotel has to agree first. */
function plannedRooms({ request, roomChoices, isOnRequest, freeOfRow }: PlanInput): readonly Demand[] {
  const { rooms, dateFrom: from, dateTo: to } = request;
  if (roomChoices === null) return demandOf(roomUses(rooms, { from, to }));
  return isOnRequest ? takeFrom(roomChoices, freeOfRow) : [];
}

/** Rows and stock of a booking, complete before the database is asked: a repeated call writes the same. */
export function planBooking(input: PlanInput): BookingRows {
  const { priced, content } = input;
  const reservationId = newRowId();
  const items = priced.rooms.map((room, index) => ({
    room,
    row: itemRow(content, reservationId, room, index),
  }));
  const stock = {
    rooms: plannedRooms(input),
    extras: demandOf(priced.rooms.flatMap(({ services }) => services.flatMap(({ use }) => use ?? []))),
  };
  const reservation = reservationRow(input, reservationId, stock);
  return {
    attempt: attemptRow(input, reservation),
    reservation,
    items: items.map(({ row }) => row),
    services: items.flatMap(({ room, row }) => serviceRows(row, room)),
    payment: paymentRow(input, reservation),
    mail: mailRow(input, reservation),
    ...(input.isPaidByLink === true ? { held: true } : {}),
    // What is on request holds no rooms, or a company's name would empty a hotel; the voucher is the guest's own.
    takes: {
      ...(input.isOnRequest ? { rooms: [], extras: [] } : stock),
      ...(input.roomChoices === null ? {} : { choices: input.isOnRequest ? [] : input.roomChoices }),
      vouchers: voucherTakes(input),
    },
  };
}
