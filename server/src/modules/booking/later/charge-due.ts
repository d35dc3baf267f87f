import { inTransaction } from '../../../db/transaction.ts';
import {
  findPaidPaymentOf,
  gatewayNamed,
  type PaymentOutcome,
  type PaymentRow,
} from '../../payment/index.ts';
import { findProperty } from '../../property/index.ts';
import { prepared } from '../pay/pay.ts';
import { paymentNameOf } from '../pay/settle.ts';
import { findReservation, type ReservationRow } from '../repository.ts';
import { isStanding } from '../rules.ts';
import { type DueRow, findOpenLater, insertLater, lockDue } from './due-repository.ts';
import { laterPayment } from './later-payment.ts';
import { isGuestAtBank } from './rules.ts';
import { askForCard, type LaterDeps, settleLater } from './settle-later.ts';

type Begun =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'no-card' }
  | { readonly kind: 'under-way'; readonly payment: PaymentRow; readonly row: ReservationRow }
  | {
      readonly kind: 'charge';
      readonly payment: PaymentRow;
      readonly row: ReservationRow;
      readonly method: string;
      /** Its row was written just now: the gateway has not been asked. */
      readonly isNew: boolean;
    };

/** One transaction: under the charge's lock, at most one payment of it is open. Its row is there before the gateway is asked. */
const begin = (deps: LaterDeps, given: DueRow): Promise<Begun> =>
  inTransaction(deps.db, async (tx): Promise<Begun> => {
    const due = await lockDue(tx, given);
    const name = { propertyId: due.property_id, reservationId: due.reservation_id };
    const row = await findReservation(tx, name);
    const isToCharge = due.state === 'waiting' || due.state === 'asked';
    if (!row || !isStanding(row) || !isToCharge) return { kind: 'nothing' };
    const stands = await findPaidPaymentOf(tx, name);
    const method = stands?.method ?? null;
    const open = await findOpenLater(tx, due);
    if (open) {
      return method !== null && open.state === 'started' && open.detail['isGuestThere'] !== true
        ? { kind: 'charge', payment: open, row, method, isNew: false }
        : { kind: 'under-way', payment: open, row };
    }
    if (!stands || method === null) return { kind: 'no-card' };
    const { scheme, lastFour, expiryMonth, expiryYear } = stands.detail;
    const detail = { scheme, lastFour, expiryMonth, expiryYear };
    const payment = await insertLater(tx, due, row, {
      provider: stands.provider,
      detail,
      now: deps.clock.now(),
    });
    return { kind: 'charge', payment, row, method, isNew: true };
  });

/** What the gateway says of a payment that was begun before; only one that it has never heard of is charged. */
async function chargeOnce(
  deps: LaterDeps,
  { payment, row, method, isNew }: Extract<Begun, { kind: 'charge' }>,
): Promise<Asked> {
  const gateway = gatewayNamed(deps, payment.provider);
  const known = isNew ? null : await gateway.lookup(paymentNameOf(payment));
  if (known !== null && known.kind !== 'unknown') return { payment, outcome: known };
  if (!gateway.chargeSaved) throw new Error(`“${gateway.provider}” charges no kept cards`);
  const source = { kind: 'saved', method } as const;
  const property = await findProperty(deps.db, row.property_id);
  const charge = laterPayment({ payment, row, property, source }, deps.clock.now());
  const named = await prepared(deps, gateway, charge, payment);
  const outcome = await gateway.chargeSaved({ ...named, method });
  return { payment: { ...payment, gateway_id: named.gatewayId }, outcome };
}

interface Asked {
  /** With the gateway's id. */
  readonly payment: PaymentRow;
  readonly outcome: PaymentOutcome;
}

/** A payment that waits for its guest ends before the card is tried again: what was paid a moment before counts. */
async function endUnderWay(deps: LaterDeps, payment: PaymentRow): Promise<boolean> {
  if (isGuestAtBank(payment, deps.clock.now())) return false;
  const gateway = gatewayNamed(deps, payment.provider);
  const name = paymentNameOf(payment);
  const outcome = (await gateway.void?.(name)) ?? (await gateway.lookup(name));
  // It was never begun there.
  const ended = outcome.kind === 'unknown' ? ({ kind: 'voided' } as const) : outcome;
  await settleLater(deps, payment, ended);
  return ended.kind !== 'pending' && ended.kind !== 'action';
}

/**
 * Charges what is due of a booking to its kept card. Throws when the gateway does not respond: the outcome is then looked up before any
 * second try, under the same reference. May be run by several processes at once.
 */
export async function chargeDue(deps: LaterDeps, due: DueRow): Promise<void> {
  for (const isFirst of [true, false]) {
    const begun = await begin(deps, due);
    switch (begun.kind) {
      case 'nothing':
        return;
      case 'no-card':
        return askForCard(deps, due);
      case 'under-way':
        if (!isFirst || !(await endUnderWay(deps, begun.payment))) return;
        break;
      case 'charge': {
        const { payment, outcome } = await chargeOnce(deps, begun);
        return settleLater(deps, payment, outcome);
      }
      default:
        return begun satisfies never;
    }
  }
}
