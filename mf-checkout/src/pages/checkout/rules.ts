import { PaymentType, type createReservation, type TaxOrFee } from 'shared/contracts';
import type { Minor, RequiredFlags } from 'shared/domain';
import type { ApiFailure, ApiResult, ItemChoices } from 'shared/runtime';
import type { RejectionReason } from './rejection-reasons.ts';

/** The topic of a voucher's notification, by which it is withdrawn. */
export const voucherTopic = 'checkout.voucher';
/** The topic of the notification that no booking was made: it stays until the guest retries. */
export const bookingTopic = 'checkout.booking';

export type CreateFailure = ApiFailure<typeof createReservation>;
export type CreateResult = ApiResult<typeof createReservation>;

/** Why a booking was not made, with what the page needs to show it and what can be done. */
export type BookingError =
  | { readonly kind: 'rooms-unavailable'; readonly roomNumbers: readonly number[] }
  | {
      readonly kind: 'price-changed';
      /** The server's message unless it is the usual one of a changed price; else null. */
      readonly message: string | null;
      readonly total: Minor;
      readonly roomCosts: readonly Minor[];
      readonly quoteToken: string | null;
      /** The hotel's taxes and fees of now; null where they are those that the page shows. */
      readonly taxesAndFees: TaxOrFee[] | null;
    }
  /** `message`: the server's, or null. `reasons`: those of single fields. `isPayment`: another card or way to pay may help. */
  | {
      readonly kind: 'rejected';
      readonly message: string | null;
      readonly reasons: readonly RejectionReason[];
      readonly isPayment: boolean;
    }
  /** The guest has typed a voucher that takes nothing off: the page warns once before the full price is paid. */
  | { readonly kind: 'voucher-unused'; readonly code: string }
  /** The bank has not approved the payment, or the guest has closed what it asked: the rooms are still held. */
  | { readonly kind: 'not-approved' }
  /** A challenge is asked before a card is tried. */
  | { readonly kind: 'challenge'; readonly message: string | null }
  /** The same booking is being made, in another tab or by an earlier click. */
  | { readonly kind: 'in-progress' }
  /** No response came: the booking may have been made. Confirming again is safe, for the key is the same. */
  | { readonly kind: 'unknown' }
  /** The server failed: the booking may have been made, and a retry is safe too; the connection works. */
  | { readonly kind: 'fault' }
  /** This very booking was made before, in another tab. */
  | { readonly kind: 'already-made'; readonly token: string }
  /** Another booking was sent from this tab and no response came: it may have been made. */
  | { readonly kind: 'earlier-undecided' };

/** product.md 8: a response without success made no booking, whatever its status; it becomes a rejection. */
export function readResponse(result: CreateResult): CreateResult {
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

/** The server's message of a failure; null without one. */
export const failureMessage = (failure: CreateFailure): string | null =>
  failure.kind === 'http' ? failure.message || null : null;

/** Whether the outcome of the booking is unknown: a retry with the same key may find it made (decisions 1). */
export const isUndecided = (failure: CreateFailure): boolean =>
  failure.kind !== 'http' || (failure.status >= 500 && !isGatewayAway(failure)) || isUnderWay(failure);

/** A payment service that is away is reported at the field PaymentType (docs/errors.md): nothing was made, and the guest may retry. */
const isGatewayAway = (failure: CreateFailure): boolean =>
  failure.kind === 'http' && 'PaymentType' in failure.modelState;

/** 409 with Retry-After: the same booking is being made; without it a room or the price is no longer there. */
export const isUnderWay = (failure: CreateFailure): boolean =>
  failure.kind === 'http' && failure.status === 409 && failure.retryAfterSeconds !== null;

/** Whether Create says that the held rooms expired or are another booking's; a 409 with Retry-After is one that is under way. */
export const isHoldExpired = (result: CreateResult): boolean =>
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
export const discountAt = (totalWithoutVoucher: Minor, total: Minor): Minor =>
  Math.max(0, totalWithoutVoucher - total);

export interface AskedAddress {
  readonly street: boolean;
  readonly postCode: boolean;
  readonly country: boolean;
}

/** product.md 3: the fields of the address that the hotel requires; a guest who is sent an invoice may give all of them. */
export function askedAddress(
  flags: Pick<RequiredFlags, 'streetRequired' | 'postCodeRequired' | 'countryRequired'>,
  paymentType: PaymentType | null,
): AskedAddress {
  const isInvoiced = paymentType === PaymentType.individualInvoice;
  return {
    street: isInvoiced || flags.streetRequired,
    postCode: isInvoiced || flags.postCodeRequired,
    country: isInvoiced || flags.countryRequired,
  };
}
