import { type CreateRequest, PaymentType } from 'shared/contracts';
import { pageAddress } from 'shared/domain';
import { inTransaction } from '../../../db/transaction.ts';
import { type BookingGuest, saveCardOf } from '../../account/index.ts';
import {
  changePayment,
  findPaymentOf,
  gatewayNamed,
  isOpen,
  type MoneySource,
  type Payment,
  type PaymentGateway,
  type PaymentOutcome,
  type PaymentRow,
  storeGatewayId,
} from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { findReservation, makeTransition, type ReservationName, type ReservationRow } from '../repository.ts';
import { isOnRequest } from '../rules.ts';
import {
  actionResponse,
  confirmedResponse,
  failedResponse,
  type StoredResponse,
  pendingResponse,
  refundedResponse,
  releasedResponse,
  requestedResponse,
} from './responses.ts';
import { paymentNameOf, type SettleDeps, settlePayment } from './settle.ts';

/** How soon a payment is looked up whose guest was sent to the gateway. */
const pollEveryMs = 30_000;

/** Where the money of a booking comes from: a kept card, the gateway's form, our form, or the gateway's page. */
function sourceOf(request: PayingRequest, guest: BookingGuest | null | undefined): MoneySource {
  if (request.paymentType !== PaymentType.card) return { kind: 'page' };
  if (guest?.savedCard) return { kind: 'saved', method: guest.savedCard.gateway_token };
  const { cardDetails: card, paymentToken = null } = request;
  if (paymentToken !== null) return { kind: 'token', token: paymentToken };
  if (!card || card.creditCardId !== null) return { kind: 'page' };
  return {
    kind: 'card',
    card: {
      number: card.cardNumber ?? '',
      securityCode: card.securityCode ?? '',
      expiryMonth: card.expiryMonth ?? 0,
      expiryYear: card.expiryYear ?? 0,
    },
  };
}

/** What paying reads of a booking. */
export type PayableRow = Pick<
  ReservationRow,
  | 'property_id'
  | 'reservation_id'
  | 'reference_number'
  | 'confirmation_token'
  | 'total_minor'
  | 'currency'
  | 'hold_expires_at'
>;

/** What paying reads of a request. */
export type PayingRequest = Pick<CreateRequest, 'paymentType' | 'cardDetails' | 'paymentToken' | 'booker'>;

export interface Paying {
  readonly request: PayingRequest;
  /** The page to which the guest comes back from the bank; absent: those of checkout. */
  readonly page?: 'pay';
  readonly property: StoredProperty;
  readonly row: PayableRow;
  readonly payment: PaymentRow;
  readonly guest?: BookingGuest | null;
}

type Place = Pick<Paying, 'property' | 'row' | 'page'>;
const pathOf = ({ property, row }: Place, page: 'checkout' | 'status' | 'pay'): string =>
  pageAddress(page, { propertyCode: property.code, confirmationToken: row.confirmation_token });

/** Held rooms are paid for here (decisions 1); a gateway whose form is in our page sends guests nowhere else. */
const heldPath = (paying: Place): string => pathOf(paying, paying.page ?? 'checkout');
const returnPath = (paying: Place): string => pathOf(paying, paying.page ?? 'status');

function paymentOf({ request, property, row, payment, guest, page }: Paying, now: Date): Payment {
  const saver = request.cardDetails?.saveCreditCardToIndividual === true ? guest : null;
  const isForLaterCharges = payment.amount_minor === 0 || payment.detail['keepsCard'] === true;
  return {
    ...paymentNameOf(payment),
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    email: request.booker.email,
    description: property.content.propertyName,
    source: sourceOf(request, guest),
    keep: saver || isForLaterCharges ? { isForLaterCharges, accountId: saver?.userId ?? null } : null,
    returnPath: returnPath({ property, row, ...(page && { page }) }),
    confirmationToken: row.confirmation_token,
    expiresAt: row.hold_expires_at ?? now,
  };
}

/** The rooms stay held while the guest is at the gateway (`paymentUrl`), or while the gateway does not respond. */
async function markPending(deps: SettleDeps, { row, payment }: Paying, paymentUrl?: string): Promise<void> {
  const now = deps.clock.now();
  const leaseUntil = new Date(now.getTime() + pollEveryMs);
  await inTransaction(deps.db, async (tx) => {
    // Another process has settled it meanwhile, and knows more.
    const url = paymentUrl === undefined ? {} : { paymentUrl };
    if (!(await changePayment(tx, payment, 'sent-to-guest', { now, leaseUntil, ...url }))) return;
    const name = { propertyId: row.property_id, reservationId: row.reservation_id };
    await makeTransition(tx, 'payment-begun', { ...name, now });
  });
}

/** The response for a booking's present state, final or until the gateway decides. */
export async function responseOf(deps: SettleDeps, name: ReservationName): Promise<StoredResponse> {
  const row = await findReservation(deps.db, name);
  if (!row) throw new Error('An attempt names a reservation that does not exist');
  switch (row.status) {
    case 'Confirmed':
      return confirmedResponse(row);
    case 'Held':
    case 'PendingPayment': {
      if (isOnRequest(row)) return requestedResponse(row);
      const payment = await findPaymentOf(deps.db, name);
      return payment && !isOpen(payment.state)
        ? failedResponse(payment)
        : pendingResponse(row, row.hold_expires_at ?? deps.clock.now());
    }
    case 'Cancelled':
    case 'Refunded':
      return refundedResponse();
    case 'Released':
      return releasedResponse(await findPaymentOf(deps.db, name));
    default:
      return row.status satisfies never;
  }
}

/** Our payment with the gateway's id, which is known here before a bank is asked. */
export async function prepared(
  deps: Pick<SettleDeps, 'db'>,
  gateway: PaymentGateway,
  payment: Payment,
  row: PaymentRow,
) {
  if (!gateway.prepare || payment.gatewayId !== null) return payment;
  const gatewayId = await gateway.prepare(payment);
  await storeGatewayId(deps.db, row, gatewayId);
  return { ...payment, gatewayId };
}

/** Asks the bank. Null where the outcome is not known: it is looked up later. */
async function authorise(deps: SettleDeps, payment: Payment, row: PaymentRow): Promise<Asked> {
  try {
    const gateway = gatewayNamed(deps, row.provider);
    const named = await prepared(deps, gateway, payment, row);
    const isGuarantee = row.amount_minor === 0 && gateway.saveForLater !== undefined;
    const outcome = await (isGuarantee ? gateway.saveForLater(named) : gateway.authorise(named));
    return { outcome, row: { ...row, gateway_id: named.gatewayId } };
  } catch (error) {
    deps.logger.error({ err: error }, 'the gateway did not answer');
    return { outcome: null, row };
  }
}

interface Asked {
  readonly outcome: PaymentOutcome | null;
  readonly row: PaymentRow;
}

/** Authorises and then confirms or releases; no transaction is open while the gateway is asked (decisions: payment). */
export async function payBooking(deps: SettleDeps, paying: Paying): Promise<StoredResponse> {
  const { row } = paying;
  const payment = paymentOf(paying, deps.clock.now());
  const { source } = payment;
  await saveCardOf(deps, paying, source.kind === 'card' ? source.card : null);
  const { outcome, row: asked } = await authorise(deps, payment, paying.payment);
  const now = deps.clock.now();
  const known = { ...paying, payment: asked };
  if (outcome === null || outcome.kind === 'pending' || outcome.kind === 'unknown') {
    await markPending(deps, known);
  } else if (outcome.kind === 'action') {
    const { action } = outcome;
    const url = 'url' in action ? action.url : heldPath(paying);
    await markPending(deps, known, url);
    return actionResponse(row, url, row.hold_expires_at ?? now);
  } else {
    const made = await settlePayment(deps, asked, outcome);
    if (made !== null) return confirmedResponse(made);
  }
  return responseOf(deps, { propertyId: row.property_id, reservationId: row.reservation_id });
}

/** Where the guest of an open payment was sent; null when the guest was not sent anywhere. */
export function paymentUrlOf(payment: PaymentRow): string | null {
  const url = payment.detail['paymentUrl'];
  return typeof url === 'string' ? url : null;
}

/**
 * Completes a payment, for the first time or where a process left it: a started one is charged, under its own reference; a guest who was
 * sent to the gateway is sent there again.
 */
export async function payOrContinue(
  deps: SettleDeps,
  given: Omit<Paying, 'row' | 'payment'> & { readonly name: ReservationName },
  payment: PaymentRow | undefined,
): Promise<StoredResponse> {
  const { name, ...paying } = given;
  const row = await findReservation(deps.db, name);
  const isWaiting = row?.status === 'Held' || row?.status === 'PendingPayment';
  if (!row || !payment || !isWaiting) return responseOf(deps, name);
  if (payment.state === 'started') return payBooking(deps, { ...paying, row, payment });
  const url = payment.state === 'pending' ? paymentUrlOf(payment) : null;
  return url === null
    ? responseOf(deps, name)
    : actionResponse(row, url, row.hold_expires_at ?? deps.clock.now());
}
