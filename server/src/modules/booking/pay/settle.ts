import { inTransaction } from '../../../db/transaction.ts';
import { tryItem } from '../../../db/try-item.ts';
import type { AppDeps } from '../../../deps.ts';
import { returnTokens } from '../../../http/rate-limit-repository.ts';
import { saveKeptCard } from '../../account/index.ts';
import {
  changePayment,
  findPaymentByReference,
  gatewayNamed,
  type Gateways,
  isLateMoneyOver,
  isRightAmount,
  leftOf,
  listMovements,
  missingMovements,
  type MoneyMoved,
  nextQuestionAt,
  type PaymentName,
  type PaymentOutcome,
  type PaymentRow,
  postponePayment,
  type SeenPayment,
  sumsOf,
} from '../../payment/index.ts';
import { isLater, settleLater } from '../later/settle-later.ts';
import { findReservation, lockExpiredHold, releaseJob, type ReservationName } from '../repository.ts';
import { heldByOf } from './held-by.ts';
import { type Made, settleCaptured, settlePaid } from './settle-repository.ts';
import {
  captureLease,
  confirmPaid,
  endHold,
  failPayment,
  isWhole,
  markBack,
  markCaptured,
  markLost,
  markRefunded,
  type MoneyThere,
  rejectAmount,
  release,
  reservationOf,
  StaleNewsError,
} from './settle-transactions.ts';

export interface SettleDeps extends Pick<AppDeps, 'db' | 'clock' | 'logger' | 'metrics'>, Gateways {}

export const paymentNameOf = (payment: PaymentRow): PaymentName => ({
  propertyId: payment.property_id,
  reference: payment.gateway_reference ?? payment.payment_id,
  gatewayId: payment.gateway_id,
});

/** What the gateway still has of money without rooms goes back, whatever has become of it meanwhile. Null where nothing was captured of it. */
async function askBack(deps: SettleDeps, payment: PaymentRow): Promise<MoneyMoved | null> {
  const gateway = gatewayNamed(deps, payment.provider);
  const name = paymentNameOf(payment);
  const state = await (gateway.void ?? gateway.lookup)(name);
  switch (state.kind) {
    case 'captured': {
      const { amountMinor, disputedMinor = 0 } = state;
      const left = leftOf(state);
      if (left > 0) await gateway.refund(name, left, await backKey(deps, payment, left));
      return { ...state, refundedMinor: Math.max(state.refundedMinor ?? 0, amountMinor - disputedMinor) };
    }
    case 'refunded':
      return allBack(payment, await capturedOf(deps, payment));
    case 'voided':
    case 'declined':
    case 'stored':
      return null;
    default:
      throw new Error(`The gateway says “${state.kind}” of money that it had`);
  }
}

/** One refund, until the gateway tells that it failed. */
async function backKey(deps: SettleDeps, payment: PaymentRow, amountMinor: number): Promise<string> {
  const name = { propertyId: payment.property_id, paymentId: payment.payment_id };
  const failed = sumsOf(await listMovements(deps.db, name))['refund-failed'];
  return `${paymentNameOf(payment).reference}:back:${String(amountMinor)}:${String(failed)}`;
}

/** Another amount than was asked for, where that is why it goes back. */
const capturedOf = async (deps: SettleDeps, payment: PaymentRow): Promise<number> => {
  const name = { propertyId: payment.property_id, paymentId: payment.payment_id };
  return sumsOf(await listMovements(deps.db, name)).captured || payment.amount_minor;
};

const allBack = ({ currency }: PaymentRow, amountMinor: number): MoneyMoved => ({
  amountMinor,
  currency,
  refundedMinor: amountMinor,
});

/** Gives money without rooms back. When the gateway does not take that now, the job tries again. */
async function giveBack(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  let moved: MoneyMoved | null;
  try {
    moved = await askBack(deps, payment);
  } catch (error) {
    deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'refund not taken');
    return;
  }
  await inTransaction(deps.db, (tx) => markRefunded(tx, payment, moved, deps.clock.now()));
  deps.logger.warn({ reservationId: payment.reservation_id }, 'payment refunded: no room stands for it');
}

type Money = Extract<PaymentOutcome, { kind: 'authorised' | 'captured' | 'stored' }>;

/** What of a card may be known; what the guest's own form has said already stays. */
function cardOf(payment: PaymentRow, { card }: Money): { card?: object } {
  if (card === undefined || payment.detail['lastFour'] !== undefined) return {};
  const { fingerprint: _fingerprint, ...receipt } = card;
  return { card: receipt };
}

function moneyThere(payment: PaymentRow, money: Money): MoneyThere {
  const { method } = money;
  const facts = { ...cardOf(payment, money), ...(method === undefined ? {} : { method }) };
  switch (money.kind) {
    case 'authorised':
      return {
        ...facts,
        way: 'authorised',
        movements: [{ kind: 'authorised', amountMinor: money.amountMinor }],
      };
    case 'captured':
      return { ...facts, way: 'captured', movements: missingMovements(sumsOf([]), money) };
    case 'stored':
      return { ...facts, way: 'stored', movements: [] };
    default:
      return money satisfies never;
  }
}

/** A card that is kept is no money: it is right for a payment of nothing. */
const isRightMoney = (payment: PaymentRow, money: Money): boolean =>
  money.kind === 'stored' ? payment.amount_minor === 0 : isRightAmount(payment, money);

/** The usual way, in one statement: the rooms are still held, and nothing went back. Null where it is not that. */
const confirmHeld = async (deps: SettleDeps, payment: PaymentRow, money: MoneyThere): Promise<Made | null> =>
  isWhole(payment, money)
    ? settlePaid(deps.db, payment, { ...money, leaseUntil: captureLease(deps.clock.now()) }, deps.clock.now())
    : null;

/** Money, or a kept card, is there: the booking is confirmed, and what was authorised is captured. The booking where this call confirmed a held one. */
async function settleMoney(deps: SettleDeps, payment: PaymentRow, outcome: Money): Promise<Made | null> {
  const now = deps.clock.now();
  const money = moneyThere(payment, outcome);
  if (!isRightMoney(payment, outcome)) return settleOtherAmount(deps, payment, outcome, money);
  if (outcome.kind === 'captured' && leftOf(outcome) === 0) {
    await inTransaction(deps.db, (tx) => markBack(tx, payment, outcome, now));
    return null;
  }
  const made = await confirmHeld(deps, payment, money);
  const result =
    made === null ? await inTransaction(deps.db, (tx) => confirmPaid(tx, payment, money, now)) : 'confirmed';
  if (result === 'refund-due') await giveBack(deps, payment);
  if (result === 'confirmed') {
    await freeHeldNights(deps, payment);
    await keepCard(deps, payment, outcome);
    if (outcome.kind === 'authorised') await capturePayment(deps, payment);
  }
  if (result === 'settled-before' && outcome.kind === 'captured') {
    // Refunds, disputes and fees that came since; nothing where the ledger says the same.
    await inTransaction(deps.db, (tx) => markCaptured(tx, payment, outcome, now));
  }
  return made;
}

/** The gateway has another amount: it goes back, unless the booking stands on this payment already, of which a part was captured. */
async function settleOtherAmount(
  deps: SettleDeps,
  payment: PaymentRow,
  outcome: Money,
  { movements }: MoneyThere,
): Promise<null> {
  const now = deps.clock.now();
  deps.logger.error({ reservationId: payment.reservation_id }, 'the gateway has another amount');
  const { currency } = outcome.kind === 'stored' ? payment : outcome;
  const isRejected = await inTransaction(deps.db, (tx) =>
    rejectAmount(tx, payment, { movements, currency }, now),
  );
  if (isRejected) await giveBack(deps, payment);
  else if (outcome.kind === 'captured')
    await inTransaction(deps.db, (tx) => markCaptured(tx, payment, outcome, now));
  return null;
}

/** Captures what was authorised for rooms that are sold; the job tries again when the gateway does not respond. */
export async function capturePayment(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const { reservation_id: reservationId } = payment;
  try {
    const gateway = gatewayNamed(deps, payment.provider);
    const outcome = await gateway.capture?.(paymentNameOf(payment), payment.amount_minor);
    const now = deps.clock.now();
    if (outcome?.kind === 'captured') {
      if (await settleCaptured(deps.db, payment, outcome, now)) return;
      await inTransaction(deps.db, (tx) => markCaptured(tx, payment, outcome, now));
      return;
    }
    if (outcome?.kind === 'refunded') await settlePayment(deps, payment, outcome);
    if (outcome?.kind !== 'voided' && outcome?.kind !== 'declined') return;
    if (await inTransaction(deps.db, (tx) => markLost(tx, payment, now)))
      deps.logger.error({ reservationId }, 'payment lost: what was authorised cannot be captured');
  } catch (error) {
    deps.logger.error({ err: error, reservationId }, 'payment not captured yet');
  }
}

/** Paid rooms no longer count as held by their guest; those that are paid within Create are counted there. */
async function freeHeldNights(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const heldBy = payment.state === 'started' ? null : heldByOf(payment.detail);
  if (heldBy !== null) await returnTokens(deps.db, heldBy.buckets, heldBy.nights);
}

/** A guest who is logged in wanted to keep the card: it is theirs now that it has paid. A failure must not fail the booking. */
async function keepCard(deps: SettleDeps, payment: PaymentRow, { method, card }: Money): Promise<void> {
  if (method === undefined || card === undefined) return;
  await saveKeptCard(deps, payment, { method, card });
}

/**
 * Brings a booking to the state of its payment at the gateway; called by the request that pays, the guest's return, the gateway's
 * notification and the job that settles what a crash left. May be repeated, and run twice at once. Gives what a response needs of the booking where this
 * call confirmed it.
 */
export async function settlePayment(
  deps: SettleDeps,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<Made | null> {
  if (isLater(payment)) {
    await settleLater(deps, payment, outcome);
    return null;
  }
  const now = deps.clock.now();
  switch (outcome.kind) {
    case 'authorised':
    case 'captured':
    case 'stored':
      return settleMoney(deps, payment, outcome);
    case 'declined': {
      const to = outcome.mayStillPay ? 'cancelled' : 'declined';
      await inTransaction(deps.db, (tx) => failPayment(tx, payment, { reason: outcome.reason, to }, now));
      return null;
    }
    case 'voided':
      await settleVoided(deps, payment);
      return null;
    case 'refunded':
      // Because we asked, or in the gateway's dashboard.
      await inTransaction(deps.db, (tx) =>
        markBack(tx, payment, allBack(payment, payment.amount_minor), now),
      );
      return null;
    case 'action':
    case 'pending':
    case 'unknown':
      return null;
    default:
      return outcome satisfies never;
  }
}

/** Cancelled at the gateway: nothing comes any more, and what was set aside for sold rooms is lost. */
const settleVoided = (deps: SettleDeps, payment: PaymentRow): Promise<unknown> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (await markLost(tx, payment, now)) {
      deps.logger.error({ reservationId: payment.reservation_id }, 'payment lost: cancelled at the gateway');
      return;
    }
    await failPayment(tx, payment, { reason: 'cancelled', to: 'declined' }, now);
  });

/** The state of a payment at the gateway; null when it does not respond. */
async function lookUpPayment(deps: SettleDeps, payment: PaymentRow): Promise<PaymentOutcome | null> {
  try {
    return await gatewayNamed(deps, payment.provider).lookup(paymentNameOf(payment));
  } catch (error) {
    deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'the gateway did not answer');
    return null;
  }
}

/** How often the gateway is asked while its news turns out to be older than the ledger's. */
const lookups = 5;

/** Looks an open payment up at the gateway and settles it; nothing happens while the gateway does not respond. */
export async function settleByLookup(deps: SettleDeps, payment: PaymentRow): Promise<PaymentOutcome | null> {
  const name = { propertyId: payment.property_id, paymentId: payment.payment_id };
  for (let attempt = 1; ; attempt += 1) {
    const { length: movementsSeen } = await listMovements(deps.db, name);
    const state = await lookUpPayment(deps, payment);
    const seen: SeenPayment = { ...payment, movementsSeen };
    try {
      if (state) await settlePayment(deps, seen, state);
      return state;
    } catch (error) {
      if (attempt >= lookups || !(error instanceof StaleNewsError)) throw error;
    }
  }
}

/**
 * Cancels a payment whose guest has not decided at the gateway, before another one is begun: what was paid a moment before counts. Nothing
 * happens where the gateway cannot do that, or does not respond.
 */
export async function settleByCancelling(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  try {
    const state = await gatewayNamed(deps, payment.provider).void?.(paymentNameOf(payment));
    if (state) await settlePayment(deps, payment, state);
  } catch (error) {
    deps.logger.error({ err: error, reservationId: payment.reservation_id }, 'payment not cancelled');
  }
}

/** For a notification of the card gateway, which is only a hint to look the payment up. */
export async function settleByReference(
  deps: SettleDeps,
  name: Omit<PaymentName, 'gatewayId'>,
): Promise<void> {
  const payment = await findPaymentByReference(deps.db, deps.gateway.provider, name);
  if (payment) await settleByLookup(deps, payment);
}

/** When the payment is looked up next. One that owes a refund keeps its lease: the refund is retried soon. */
async function scheduleLookup(deps: SettleDeps, payment: PaymentRow, hasResponded: boolean): Promise<void> {
  const now = deps.clock.now();
  if (hasResponded && isLateMoneyOver(payment.created_at, now)) {
    if (await changePayment(deps.db, payment, 'forgotten', { now })) return;
  }
  const row = await findReservation(deps.db, reservationOf(payment));
  await postponePayment(
    deps.db,
    payment,
    nextQuestionAt(payment.created_at, row?.hold_expires_at ?? null, now),
  );
}

const isWaiting = ({ kind }: PaymentOutcome): boolean =>
  kind === 'action' || kind === 'pending' || kind === 'unknown';

/**
 * A later payment that the guest may still approve at the bank, or that a process has left: it is looked up for a day, also when the charge itself
 * is not tried any more, and then ended at the gateway.
 */
async function resolveLater(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  const state = await settleByLookup(deps, payment);
  const now = deps.clock.now();
  if (state !== null && isWaiting(state) && isLateMoneyOver(payment.created_at, now)) {
    await settleByCancelling(deps, payment);
    await changePayment(deps.db, payment, 'forgotten', { now });
  }
  await postponePayment(deps.db, payment, nextQuestionAt(payment.created_at, null, now));
}

/**
 * For a payment whose lease has expired: settles it by a lookup, or releases rooms whose hold has expired, whether or not the gateway
 * responds; money that comes after that is late.
 */
export async function resolvePayment(deps: SettleDeps, payment: PaymentRow): Promise<void> {
  if (payment.state === 'refund-due') return giveBack(deps, payment);
  if (payment.state === 'authorised') {
    await capturePayment(deps, payment);
    return scheduleLookup(deps, payment, true);
  }
  if (isLater(payment)) return resolveLater(deps, payment);
  const state = await settleByLookup(deps, payment);
  if (state === null || isWaiting(state)) {
    const isUnknown = state?.kind === 'unknown';
    await inTransaction(deps.db, (tx) => endHold(tx, payment, isUnknown, deps.clock.now()));
  }
  await scheduleLookup(deps, payment, state !== null);
}

/** Releases one booking whose guest did not pay in time; false when none is left. One that cannot be released is postponed, so that the others get their turn. */
export async function releaseOneExpired(deps: Pick<SettleDeps, 'db' | 'clock' | 'logger'>): Promise<boolean> {
  const found: ReservationName[] = [];
  try {
    return await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const name = await lockExpiredHold(tx, now);
      if (!name) return false;
      found.push(name);
      await release(tx, name, 'expired', now);
      return true;
    });
  } catch (error) {
    const name = found.at(-1);
    if (!name) throw error;
    const item = { job: releaseJob, propertyId: name.propertyId, itemId: name.reservationId };
    await tryItem(deps, item, () =>
      Promise.reject(error instanceof Error ? error : new Error(String(error))),
    );
    return true;
  }
}
