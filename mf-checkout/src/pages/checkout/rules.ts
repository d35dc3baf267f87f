import type { CreateConflict, createReservation, PaymentType, Property, TaxOrFee } from 'shared/contracts';
import { toMinor, type Minor } from 'shared/domain';
import {
  basketTotals,
  type ApiFailure,
  type ApiResult,
  type Basket,
  type BasketChoices,
  type ItemChoices,
} from 'shared/runtime';
import { isOfPayment, reasonsOf, type RefusalReason } from './refusal-reasons.ts';

/** What is told of a voucher over the page, and withdrawn. */
export const voucherTopic = 'checkout.voucher';
/** The same of a booking that was not made: it holds until the guest tries again. */
export const bookingTopic = 'checkout.booking';

export type CreateFailure = ApiFailure<typeof createReservation>;
export type CreateResult = ApiResult<typeof createReservation>;

/** What the guest is told after a booking was not made, and what can be done about it. */
export type Refusal =
  | { readonly kind: 'rooms-gone'; readonly roomNumbers: readonly number[] }
  | {
      readonly kind: 'price-changed';
      /** What the server says beside the usual; null for nothing. */
      readonly message: string | null;
      readonly total: Minor;
      readonly roomCosts: readonly Minor[];
      readonly quoteToken: string | null;
      /** The hotel's taxes and fees of now; null where they are those that the page shows. */
      readonly taxesAndFees: TaxOrFee[] | null;
    }
  /** `message`: the server's, or null. `reasons`: what it says of single fields. `isPayment`: another card or way to pay may help. */
  | {
      readonly kind: 'refused';
      readonly message: string | null;
      readonly reasons: readonly RefusalReason[];
      readonly isPayment: boolean;
    }
  /** The guest has typed a voucher that takes nothing off: paying everything is asked about once. */
  | { readonly kind: 'voucher-unused'; readonly code: string }
  /** The same booking is being made, in another tab or by an earlier click. */
  | { readonly kind: 'in-progress' }
  /** Nobody answered: it may or may not have been made. Confirming again is safe, for the key is the same. */
  | { readonly kind: 'unknown' }
  /** The hotel's side answered, but not what became of it: the same holds, and no connection is to blame. */
  | { readonly kind: 'fault' }
  /** This very booking was made before, in another tab. */
  | { readonly kind: 'already-made'; readonly token: string }
  /** Another one was sent from here, and its answer never came: it may have been made. */
  | { readonly kind: 'earlier-undecided' };

const isConflict = (body: object): body is CreateConflict =>
  'exceedingRoomIndexes' in body || 'totalPrice' in body;

function conflictRefusal(conflict: CreateConflict, basket: Basket): Refusal {
  const { code, message, exceedingRoomIndexes, totalPrice, roomPrices = [], quoteToken } = conflict;
  if (exceedingRoomIndexes !== undefined) {
    const roomNumbers = exceedingRoomIndexes.flatMap((index) => basket.items[index]?.roomNumber ?? []);
    return { kind: 'rooms-gone', roomNumbers };
  }
  return {
    kind: 'price-changed',
    message: code === 'error.price-changed' ? null : message,
    total: toMinor(totalPrice ?? 0, basket.currency),
    roomCosts: roomPrices.map((price) => toMinor(price, basket.currency)),
    quoteToken: quoteToken ?? null,
    taxesAndFees: conflict.taxesAndFees ?? null,
  };
}

/** product.md 8: an answer without success made no booking, whatever its status; it is decided, like a refusal. */
export function readAnswer(result: CreateResult): CreateResult {
  if (!result.ok) return result;
  if (result.data.success) return result;
  const { message } = result.data;
  return {
    ok: false,
    failure: {
      kind: 'http',
      status: 200,
      message,
      modelState: {},
      retryAfterSeconds: null,
      body: null,
      correlationId: null,
    },
  };
}

/** The server's own words of a failure; null where it had none. */
export const failureMessage = (failure: CreateFailure): string | null =>
  failure.kind === 'http' ? failure.message || null : null;

/** Whether the server has not said what became of the booking: the same key asks again, and may find it made (decisions 1). */
export const isUndecided = (failure: CreateFailure): boolean =>
  failure.kind !== 'http' || (failure.status >= 500 && !isGatewayAway(failure)) || isUnderWay(failure);

/** A payment service that is away is named as what cannot be done (docs/errors.md): nothing was made, and the guest may try again. */
const isGatewayAway = (failure: CreateFailure): boolean =>
  failure.kind === 'http' && 'PaymentType' in failure.modelState;

/** 409 with Retry-After: the same booking is being made; without it something is gone. */
const isUnderWay = (failure: CreateFailure): boolean =>
  failure.kind === 'http' && failure.status === 409 && failure.retryAfterSeconds !== null;

/** Reads a failed Create (decisions 1): which room is gone, what it costs now, or why it was refused. */
export function decideRefusal(failure: CreateFailure, basket: Basket): Refusal {
  if (isUnderWay(failure)) return { kind: 'in-progress' };
  if (failure.kind === 'contract') return { kind: 'fault' };
  if (failure.kind !== 'http') return { kind: 'unknown' };
  if (isUndecided(failure)) return { kind: 'fault' };
  if (failure.status === 409 && failure.body !== null && isConflict(failure.body))
    return conflictRefusal(failure.body, basket);
  const message = failureMessage(failure);
  const reasons = reasonsOf(failure);
  return { kind: 'refused', message, reasons, isPayment: isOfPayment(failure.status, reasons) };
}

/** Whether Create says that what was held is held no longer, or is something else; one that is under way asks to be asked again. */
export const isHoldGone = (result: CreateResult): boolean =>
  !result.ok &&
  result.failure.kind === 'http' &&
  (result.failure.status === 404 || (result.failure.status === 409 && !isUnderWay(result.failure)));

/** The method that the guest chose while it is offered, else the usual one; null when nothing is offered. */
export const chosenPaymentType = (
  chosen: number | null,
  offered: readonly PaymentType[],
): PaymentType | null => offered.find((type) => type === chosen) ?? offered[0] ?? null;

/** The rooms with what they cost now, in the order in which they were sent; a room without a new cost keeps its own. */
export const withRoomCosts = (
  items: readonly ItemChoices[],
  costs: readonly Minor[],
): readonly ItemChoices[] =>
  items.map((item, index) => ({ ...item, totalRoomCost: costs[index] ?? item.totalRoomCost }));

/** What the voucher takes off once rooms and taxes cost something else: the server's total says it (product.md 9). */
export const discountAt = (
  basket: Pick<BasketChoices, 'currency' | 'items'>,
  hotel: Pick<Property, 'taxesAndFees'> | null,
  total: Minor,
): Minor => Math.max(0, basketTotals({ ...basket, hopGiftDiscountAmount: 0 }, hotel).total - total);
