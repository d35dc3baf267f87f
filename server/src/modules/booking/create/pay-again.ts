import { randomUUID } from 'node:crypto';
import { PaymentType } from 'shared/contracts';
import { json } from '../../../db/json.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { HttpError, invalid, missing } from '../../../http/errors.ts';
import { modelStateOfProblems } from '../../../http/model-state.ts';
import type { ServingDeps } from '../../availability/index.ts';
import {
  findOpenPaymentOf,
  findPaymentOf,
  insertPayment,
  isHoldOver,
  type PaymentRow,
} from '../../payment/index.ts';
import { cardPaymentsOf } from '../../property/index.ts';
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
import { paymentUrlOf } from '../pay/pay.ts';
import { providerOf } from '../pay/provider.ts';
import { type SettleDeps, settleByCancelling, settleByLookup } from '../pay/settle.ts';
import {
  changePayer,
  findReservationByToken,
  listItems,
  listItemServices,
  lockReservation,
  type ReservationName,
  type ReservationRow,
} from '../repository.ts';
import { isOnRequest } from '../rules.ts';
import { translate } from '../translate.ts';
import type { Creation } from './creation.ts';
import { isWhatIsHeld } from './held-rooms.ts';
import { claimAttempt } from './idempotency-repository.ts';
import { type LeftAttempt, leaseMs, replay, requireReplay } from './idempotency.ts';
import { loadBooking } from './load-booking.ts';
import { payAttempt } from './pay-attempt.ts';
import { isPaymentOffered } from './payment-rules.ts';
import { cardDetail } from './plan-booking.ts';
import { payerProblems } from './rules.ts';

export interface PayAgain extends Creation {
  /** The secret of the booking's addresses. */
  readonly token: string;
}

type Deps = SettleDeps & Pick<ServingDeps, 'snapshots' | 'env'>;

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

/** Whether a guest gives another card than the one that the open payment is about; false when there is no card. */
function isOtherCard(again: PayAgain, open: PaymentRow): boolean {
  const given = Object.entries(cardDetail(again));
  return given.some(([field, value]) => open.detail[field] !== value);
}

const underWay = (): HttpError =>
  new HttpError(409, translate.say('payment.under-way'), { headers: { 'retry-after': '2' } });

type Begun =
  | { readonly kind: 'answer'; readonly answer: KeptAnswer }
  | { readonly kind: 'pay'; readonly paymentId: string }
  | { readonly kind: 'repeated' };

/**
 * One transaction: under the reservation's lock, at most one payment is open. Of two tabs the first writes its own; the second is sent to
 * the first one's payment page, or asked to wait while that is not known yet, or learns that its card was not used.
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
  const goOn = (left: LeftAttempt) => payAttempt(deps, again, left);
  const known = await replay(deps, again, goOn);
  if (known) return known;
  await requirePayable(deps, again, row);
  const open = await findOpenPaymentOf(deps.db, name);
  if (open?.state === 'pending') await settleBefore(deps, again, open);
  const begun = await begin(deps, again, name);
  switch (begun.kind) {
    case 'answer':
      return begun.answer;
    case 'pay':
      return payAttempt(deps, again, { reservationId: name.reservationId, paymentId: begun.paymentId });
    case 'repeated':
      return requireReplay(deps, again, goOn);
    default:
      return begun satisfies never;
  }
}
