import type { ServingDeps } from '../../availability/index.ts';
import { randomUUID } from 'node:crypto';
import { type CreateRequest, PaymentType } from 'shared/contracts';
import { json } from '../../../db/json.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { HttpError, invalid, missing } from '../../../http/errors.ts';
import type { BookingGuest } from '../../account/index.ts';
import { cardPaymentsOf, type StoredProperty } from '../../property/index.ts';
import {
  findOpenPaymentOf,
  findPayment,
  findPaymentOf,
  gatewayFor,
  insertPayment,
  isHoldOver,
  type PaymentRow,
} from '../../payment/index.ts';
import {
  actionAnswer,
  bookedOtherwiseAnswer,
  confirmedAnswer,
  holdOverAnswer,
  type KeptAnswer,
  otherRoomsAnswer,
  stillOpenAnswer,
  stillRequestedAnswer,
} from '../pay/answers.ts';
import { isWhatIsHeld } from './held-rooms.ts';
import { type Attempt, claimAttempt, findAttempt } from './idempotency-repository.ts';
import { concludeAttempt, leaseMs, meetKnownAttempt } from './idempotency.ts';
import { loadBooking } from './load-booking.ts';
import { modelStateOfProblems } from '../../../http/model-state.ts';
import { isOnRequest } from '../rules.ts';
import { payOrGoOn, paymentUrlOf } from '../pay/pay.ts';
import { isPaymentOffered } from './payment-rules.ts';
import { cardDetail } from './plan-booking.ts';
import {
  changePayer,
  findReservationByToken,
  listItems,
  listItemServices,
  lockReservation,
  type ReservationName,
  type ReservationRow,
} from '../repository.ts';
import { payerProblems } from './rules.ts';
import { type SettleDeps, settleByCancelling, settleByLookup } from '../pay/settle.ts';
import { translate } from '../translate.ts';

export interface PayAgain {
  readonly request: CreateRequest;
  readonly property: StoredProperty;
  readonly attempt: Attempt;
  readonly bodyHash: string;
  readonly guest: BookingGuest | null;
  /** The secret of the booking's addresses. */
  readonly token: string;
}

type Deps = SettleDeps & Pick<ServingDeps, 'snapshots' | 'env'>;

/** With whom a booking is paid for. Throws when its property takes money by a gateway that this server has no key of. */
export function providerOf(deps: SettleDeps, { paymentType }: Pick<CreateRequest, 'paymentType'>): string {
  const gateway = gatewayFor(deps, paymentType === PaymentType.paystack);
  if (!gateway)
    throw new HttpError(503, translate('payment.unreachable'), {
      headers: { 'retry-after': '60' },
      reason: 'gateway-unreachable',
    });
  return gateway.provider;
}

const nameOf = (row: ReservationRow): ReservationName => ({
  propertyId: row.property_id,
  reservationId: row.reservation_id,
});

/** Who pays, and how, is checked as in any booking; rooms and prices are those that are held. */
async function requirePayable(deps: Deps, again: PayAgain, row: ReservationRow): Promise<void> {
  const { request, property, guest } = again;
  const now = deps.clock.now();
  const { content } = loadBooking(await deps.snapshots.require(property.propertyId), request, now);
  const problems = payerProblems(request, content, now, guest);
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
  const price = { totalMinor: row.total_minor, giftDiscountMinor: row.gift_discount_minor };
  const isOnline = request.paymentType === PaymentType.card || request.paymentType === PaymentType.paystack;
  if (!isOnline || !isPaymentOffered(request, content, price, guest, cardPaymentsOf(deps.env))) {
    throw invalid({ PaymentType: [translate('payment.not-offered')] });
  }
}

/** Whether a guest gives another card than the one that the open payment is about; without a card there is none. */
function isOtherCard(again: PayAgain, open: PaymentRow): boolean {
  const given = Object.entries(cardDetail(again));
  return given.some(([field, value]) => open.detail[field] !== value);
}

const underWay = (): HttpError =>
  new HttpError(409, translate('payment.under-way'), { headers: { 'retry-after': '2' } });

type Begun =
  | { readonly kind: 'answer'; readonly answer: KeptAnswer }
  | { readonly kind: 'pay'; readonly paymentId: string }
  | { readonly kind: 'repeated' };

/**
 * One transaction: under the reservation's lock, at most one payment is open. Of two tabs the first writes its own; the second is led to where
 * the first one's guest pays, or told to wait while nobody knows that yet, or that its card was not used.
 */
const begin = (deps: Deps, again: PayAgain, name: ReservationName): Promise<Begun> =>
  inTransaction(deps.db, async (tx): Promise<Begun> => {
    const { request, attempt, bodyHash } = again;
    const now = deps.clock.now();
    const row = await lockReservation(tx, name);
    const isConfirmed = row.status === 'Confirmed';
    const isHeld = row.status === 'Held' || row.status === 'PendingPayment';
    if (!isConfirmed && (!isHeld || isHoldOver(row.hold_expires_at, now))) {
      return { kind: 'answer', answer: holdOverAnswer() };
    }
    // It holds no rooms that could be paid for.
    if (isOnRequest(row)) return { kind: 'answer', answer: stillRequestedAnswer() };
    const [items, services] = [await listItems(tx, name), await listItemServices(tx, name)];
    const isSame = isWhatIsHeld(request, { row, items, services });
    if (isConfirmed) {
      // Paid for in another tab, or by a slow bank: the same is answered, anything else was never booked.
      return { kind: 'answer', answer: isSame ? confirmedAnswer(row) : bookedOtherwiseAnswer() };
    }
    if (!isSame) return { kind: 'answer', answer: otherRoomsAnswer() };
    const open = await findOpenPaymentOf(tx, name);
    if (open) {
      const url = paymentUrlOf(open);
      if (url === null) throw underWay();
      if (isOtherCard(again, open)) return { kind: 'answer', answer: stillOpenAnswer() };
      return { kind: 'answer', answer: actionAnswer(row, url, row.hold_expires_at ?? now) };
    }
    const last = await findPaymentOf(tx, name);
    const number = (last?.attempt ?? 0) + 1;
    const paymentId = randomUUID();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const claim = { ...attempt, bodyHash, reservationId: name.reservationId, paymentId, now, leaseUntil };
    if (!(await claimAttempt(tx, claim))) return { kind: 'repeated' };
    await insertPayment(tx, {
      property_id: name.propertyId,
      payment_id: paymentId,
      reservation_id: name.reservationId,
      provider: providerOf(deps, request),
      attempt: number,
      gateway_reference: `${row.reference_number}-${String(number)}`,
      state: 'started',
      amount_minor: row.total_minor,
      currency: row.currency,
      detail: json(cardDetail(again)),
      lease_until: leaseUntil,
      created_at: now,
      updated_at: now,
    });
    await changePayer(tx, name, { request, now });
    return { kind: 'pay', paymentId };
  });

async function pay(
  deps: Deps,
  again: PayAgain,
  name: ReservationName,
  paymentId: string,
): Promise<KeptAnswer> {
  const { request, property, guest } = again;
  const payment = await findPayment(deps.db, { propertyId: name.propertyId, paymentId });
  const answer = await payOrGoOn(deps, { request, property, guest, name }, payment);
  await concludeAttempt(deps.db, again.attempt, answer);
  return answer;
}

/** An answer under a key that was used before; null for a new one. */
async function meetAgain(deps: Deps, again: PayAgain, name: ReservationName): Promise<KeptAnswer | null> {
  const known = await findAttempt(deps.db, again.attempt);
  if (!known) return null;
  const met = await meetKnownAttempt(deps, again.attempt, known, again.bodyHash);
  if (met.kind === 'answered') return met.answer;
  if (known.payment_id === null) throw new Error('An attempt to pay again names no payment');
  return pay(deps, again, name, known.payment_id);
}

/** The bank may have said by now what became of the try before; while it waits for the guest, another card takes its place. */
async function settleBefore(deps: Deps, again: PayAgain, open: PaymentRow): Promise<void> {
  const state = await settleByLookup(deps, open);
  if (state?.kind === 'pending' && isOtherCard(again, open)) await settleByCancelling(deps, open);
}

/**
 * Create with a ConfirmationToken: pays again for rooms that are still held (decisions 1: “try again”), under the same price. 409 when they are
 * not, or when something else is asked for.
 */
export async function payAgain(deps: Deps, again: PayAgain): Promise<KeptAnswer> {
  const row = await findReservationByToken(deps.db, again.property.propertyId, again.token);
  if (!row) throw missing('booking');
  const name = nameOf(row);
  const known = await meetAgain(deps, again, name);
  if (known) return known;
  await requirePayable(deps, again, row);
  const open = await findOpenPaymentOf(deps.db, name);
  if (open?.state === 'pending') await settleBefore(deps, again, open);
  const begun = await begin(deps, again, name);
  switch (begun.kind) {
    case 'answer':
      return begun.answer;
    case 'pay':
      return pay(deps, again, name, begun.paymentId);
    case 'repeated': {
      const faster = await meetAgain(deps, again, name);
      if (!faster) throw new Error('An attempt that was there is gone');
      return faster;
    }
    default:
      return begun satisfies never;
  }
}
