import { type CreateRequest, PaymentType } from 'shared/contracts';
import { pageAddress } from 'shared/domain';
import { inTransaction } from '../../../db/transaction.ts';
import { type BookingGuest, saveCardOf } from '../../account/index.ts';
import {
  type CardToCharge,
  changePayment,
  type Charge,
  findPaymentOf,
  gatewayNamed,
  isOpen,
  type PaymentRow,
  type StartedCharge,
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
import { chargeNameOf, type SettleDeps, settlePayment } from './settle.ts';

/** How soon a payment is looked up whose guest was sent to the gateway. */
const pollEveryMs = 30_000;

function cardOf(request: CreateRequest): CardToCharge | null {
  const card = request.paymentType === PaymentType.card ? request.cardDetails : null;
  if (!card || card.creditCardId !== null) return null;
  return {
    number: card.cardNumber ?? '',
    securityCode: card.securityCode ?? '',
    expiryMonth: card.expiryMonth ?? 0,
    expiryYear: card.expiryYear ?? 0,
  };
}

const statusPath = (property: StoredProperty, row: ReservationRow): string =>
  pageAddress('status', { propertyCode: property.code, confirmationToken: row.confirmation_token });

export interface Paying {
  readonly request: CreateRequest;
  readonly property: StoredProperty;
  readonly row: ReservationRow;
  readonly payment: PaymentRow;
  readonly guest?: BookingGuest | null;
}

function chargeOf({ request, property, row, payment, guest }: Paying, now: Date): Charge {
  return {
    ...chargeNameOf(payment),
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    email: request.booker.email,
    description: property.content.propertyName,
    card: cardOf(request),
    savedCard: guest?.savedCard?.gateway_token ?? null,
    returnPath: statusPath(property, row),
    confirmationToken: row.confirmation_token,
    expiresAt: row.hold_expires_at ?? now,
  };
}

/** The rooms stay held while the guest is at the gateway (`paymentUrl`), or while the gateway does not respond. */
async function markPending(deps: SettleDeps, { row, payment }: Paying, paymentUrl?: string): Promise<void> {
  const now = deps.clock.now();
  const leaseUntil = new Date(now.getTime() + pollEveryMs);
  const change = { from: ['started'], to: 'pending', now, leaseUntil } as const;
  await inTransaction(deps.db, async (tx) => {
    // Another process has settled it meanwhile, and knows more.
    const url = paymentUrl === undefined ? {} : { paymentUrl };
    if (!(await changePayment(tx, payment, { ...change, ...url }))) return;
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
    case 'Refunded':
      return refundedResponse();
    case 'Released':
      return releasedResponse(await findPaymentOf(deps.db, name));
    default:
      return row.status satisfies never;
  }
}

async function startCharge(
  deps: SettleDeps,
  provider: string,
  charge: Charge,
): Promise<StartedCharge | null> {
  try {
    return await gatewayNamed(deps, provider).start(charge);
  } catch (error) {
    // The charge may have been made nevertheless: it is looked up by its reference later.
    deps.logger.error({ err: error }, 'the gateway did not answer');
    return null;
  }
}

/** Authorises and then confirms or releases; no transaction is open while the gateway is asked (decisions: payment). */
export async function payBooking(deps: SettleDeps, paying: Paying): Promise<StoredResponse> {
  const { row, payment } = paying;
  const charge = chargeOf(paying, deps.clock.now());
  await saveCardOf(deps, paying, charge.card);
  const started = await startCharge(deps, payment.provider, charge);
  if (started === null) {
    await markPending(deps, paying);
  } else if (started.kind === 'redirect') {
    await markPending(deps, paying, started.url);
    return actionResponse(row, started.url, row.hold_expires_at ?? deps.clock.now());
  } else {
    await settlePayment(deps, payment, started);
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
