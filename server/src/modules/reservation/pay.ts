import { type CreateRequest, PaymentType } from 'shared/contracts';
import { inTransaction } from '../../db/transaction.ts';
import type { CardToCharge, Charge, StartedCharge } from '../payment/gateway.ts';
import { changePayment, findPaymentOf, type PaymentRow } from '../payment/repository.ts';
import type { StoredProperty } from '../property/repository.ts';
import {
  actionAnswer,
  confirmedAnswer,
  type KeptAnswer,
  pendingAnswer,
  refundedAnswer,
  releasedAnswer,
} from './answers.ts';
import { changeStatus, findReservation, type ReservationName, type ReservationRow } from './repository.ts';
import { chargeNameOf, type SettleDeps, settlePayment } from './settle.ts';

/** How soon the gateway is asked about a guest who has been sent there. */
const askAgainMs = 30_000;

function cardOf(request: CreateRequest): CardToCharge | null {
  const card = request.paymentType === PaymentType.card ? request.cardDetails : null;
  if (!card) return null;
  return {
    number: card.cardNumber ?? '',
    securityCode: card.securityCode ?? '',
    expiryMonth: card.expiryMonth ?? 0,
    expiryYear: card.expiryYear ?? 0,
  };
}

const statusPath = (property: StoredProperty, row: ReservationRow): string =>
  `/Book/${property.code}/Status/${row.confirmation_token}`;

export interface Paying {
  readonly request: CreateRequest;
  readonly property: StoredProperty;
  readonly row: ReservationRow;
  readonly payment: PaymentRow;
}

function chargeOf({ request, property, row, payment }: Paying, now: Date): Charge {
  return {
    ...chargeNameOf(payment),
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    email: request.booker.email,
    description: property.content.propertyName,
    card: cardOf(request),
    returnPath: statusPath(property, row),
    expiresAt: row.hold_expires_at ?? now,
  };
}

/** The rooms stay held while the guest is at the gateway, or while the gateway does not say. */
async function markPending(deps: SettleDeps, { row, payment }: Paying): Promise<void> {
  const now = deps.clock.now();
  const leaseUntil = new Date(now.getTime() + askAgainMs);
  await inTransaction(deps.db, async (tx) => {
    await changePayment(tx, payment, { from: ['started'], to: 'pending', now, leaseUntil });
    const name = { propertyId: row.property_id, reservationId: row.reservation_id };
    await changeStatus(tx, { ...name, from: ['Held'], to: 'PendingPayment', now });
  });
}

/** The answer to where a booking stands now, for good or until the gateway has said more. */
export async function answerOf(deps: SettleDeps, name: ReservationName): Promise<KeptAnswer> {
  const row = await findReservation(deps.db, name);
  if (!row) throw new Error('An attempt names a reservation that does not exist');
  switch (row.status) {
    case 'Confirmed':
      return confirmedAnswer(row);
    case 'Held':
    case 'PendingPayment':
      return pendingAnswer(row, row.hold_expires_at ?? deps.clock.now());
    case 'Refunded':
      return refundedAnswer();
    case 'Released':
      return releasedAnswer(await findPaymentOf(deps.db, name));
    default:
      return row.status satisfies never;
  }
}

async function startCharge(deps: SettleDeps, charge: Charge): Promise<StartedCharge | null> {
  try {
    return await deps.gateway.start(charge);
  } catch (error) {
    // The charge may have been made all the same: it is asked for by its reference later.
    deps.logger.error({ err: error }, 'the gateway did not answer');
    return null;
  }
}

/** Authorises and then confirms or releases; no transaction is open while the gateway is asked (decisions: payment). */
export async function payBooking(deps: SettleDeps, paying: Paying): Promise<KeptAnswer> {
  const { row, payment } = paying;
  const started = await startCharge(deps, chargeOf(paying, deps.clock.now()));
  if (started === null) {
    await markPending(deps, paying);
  } else if (started.kind === 'redirect') {
    await markPending(deps, paying);
    return actionAnswer(row, started.url, row.hold_expires_at ?? deps.clock.now());
  } else {
    await settlePayment(deps, payment, started);
  }
  return answerOf(deps, { propertyId: row.property_id, reservationId: row.reservation_id });
}
