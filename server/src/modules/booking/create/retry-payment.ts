import { PaymentType } from 'shared/contracts';
import { json } from '../../../db/column-types.ts';
import { newRowId } from '../../../db/row-id.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { HttpError, invalid, missing } from '../../../http/errors.ts';
import { modelStateOfProblems } from '../../../http/model-state.ts';
import type { ServingDeps } from '../../availability/index.ts';
import {
  findOpenPaymentOf,
  findPaymentOf,
  insertPayment,
  isHoldOver,
  newGatewayReference,
  type PaymentRow,
} from '../../payment/index.ts';
import { cardPaymentsOf } from '../../property/index.ts';
import {
  actionResponse,
  bookedOtherwiseResponse,
  confirmedResponse,
  holdExpiredResponse,
  type StoredResponse,
  otherRoomsResponse,
  stillOpenResponse,
  stillRequestedResponse,
} from '../pay/responses.ts';
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
import { isOnRequest, nextAttempt } from '../rules.ts';
import { translate } from '../messages/index.ts';
import type { Creation } from './creation.ts';
import { isWhatIsHeld } from './held-rooms.ts';
import { claimAttempt } from './idempotency-repository.ts';
import { type AbandonedAttempt, leaseMs, replay, requireReplay } from './idempotency.ts';
import { loadBooking } from './load-booking.ts';
import { payAttempt } from './pay-attempt.ts';
import { isPaymentOffered } from './payment-rules.ts';
import { cardDetail, keptCardDetail } from './plan-booking.ts';
import { payerProblems } from './rules.ts';

export interface PaymentRetry extends Creation {
  /** The secret of the booking's addresses. */
  readonly token: string;
}

type Deps = SettleDeps & Pick<ServingDeps, 'snapshots' | 'env'>;

const nameOf = (row: ReservationRow): ReservationName => ({
  propertyId: row.property_id,
  reservationId: row.reservation_id,
});

/** The payer and the payment type are checked as in any booking; rooms and prices are the held ones. */
async function requirePayable(deps: Deps, retry: PaymentRetry, row: ReservationRow): Promise<void> {
  const { request, property, guest } = retry;
  const now = deps.clock.now();
  const { content } = loadBooking(await deps.snapshots.require(property.propertyId), request, now);
  const cards = cardPaymentsOf(deps.env, content.property);
  const problems = payerProblems(request, content, now, guest, cards);
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
  const price = { totalMinor: row.total_minor, giftDiscountMinor: row.gift_discount_minor };
  const isOnline = request.paymentType === PaymentType.card || request.paymentType === PaymentType.paystack;
  if (!isOnline || !isPaymentOffered(request, content, price, guest, cards)) {
    throw invalid({ PaymentType: [translate.say('payment.not-offered')] });
  }
}

/** Whether a guest gives another card than the one that the open payment is about; false when there is no card. */
function isOtherCard(retry: PaymentRetry, open: PaymentRow): boolean {
  // The gateway's form gives a new one each time.
  if (retry.request.paymentToken) return true;
  const given = Object.entries(cardDetail(retry));
  return given.some(([field, value]) => open.detail[field] !== value);
}

const underWay = (): HttpError =>
  new HttpError(409, translate.say('payment.under-way'), { headers: { 'retry-after': '2' } });

type Begun =
  | { readonly kind: 'decided'; readonly response: StoredResponse }
  | { readonly kind: 'pay'; readonly paymentId: string }
  | { readonly kind: 'repeated' };

/**
 * One transaction: under the reservation's lock, at most one payment is open. Of two tabs the first writes its own; the second is sent to
 * the first one's payment page, or asked to wait while that is not known yet, or learns that its card was not used.
 */
const begin = (deps: Deps, retry: PaymentRetry, name: ReservationName): Promise<Begun> =>
  inTransaction(deps.db, async (tx): Promise<Begun> => {
    const { request, attempt, bodyHash } = retry;
    const now = deps.clock.now();
    const row = await lockReservation(tx, name);
    const isConfirmed = row.status === 'Confirmed';
    const isHeld = row.status === 'Held' || row.status === 'PendingPayment';
    if (!isConfirmed && (!isHeld || isHoldOver(row.hold_expires_at, now))) {
      return { kind: 'decided', response: holdExpiredResponse() };
    }
    // It holds no rooms that could be paid for.
    if (isOnRequest(row)) return { kind: 'decided', response: stillRequestedResponse() };
    const [items, services] = [await listItems(tx, name), await listItemServices(tx, name)];
    const isSame = isWhatIsHeld(request, { row, items, services });
    if (isConfirmed) {
      // Paid in another tab, or by a slow bank: the same rooms get the confirmation, other rooms were never booked.
      return { kind: 'decided', response: isSame ? confirmedResponse(row) : bookedOtherwiseResponse() };
    }
    if (!isSame) return { kind: 'decided', response: otherRoomsResponse() };
    const open = await findOpenPaymentOf(tx, name);
    if (open) {
      const url = paymentUrlOf(open);
      if (url === null) throw underWay();
      if (isOtherCard(retry, open)) return { kind: 'decided', response: stillOpenResponse() };
      return { kind: 'decided', response: actionResponse(row, url, row.hold_expires_at ?? now) };
    }
    const last = await findPaymentOf(tx, name);
    const number = nextAttempt(row, last);
    const paymentId = newRowId();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const claim = { ...attempt, bodyHash, reservationId: name.reservationId, paymentId, now, leaseUntil };
    if (!(await claimAttempt(tx, claim))) return { kind: 'repeated' };
    await insertPayment(tx, {
      property_id: name.propertyId,
      payment_id: paymentId,
      reservation_id: name.reservationId,
      provider: providerOf(deps, request),
      attempt: number,
      gateway_reference: newGatewayReference(row.reference_number, number),
      state: 'started',
      amount_minor: row.payment_plan?.dueNowMinor ?? row.total_minor,
      currency: row.currency,
      detail: json({ ...cardDetail(retry), ...keptCardDetail(row.payment_plan) }),
      lease_until: leaseUntil,
      created_at: now,
      updated_at: now,
    });
    await changePayer(tx, name, { request, now });
    return { kind: 'pay', paymentId };
  });

/** The bank may have decided the earlier payment by now; while that waits for the guest, another card replaces it. */
async function settleBefore(deps: Deps, retry: PaymentRetry, open: PaymentRow): Promise<void> {
  const state = await settleByLookup(deps, open);
  if ((state?.kind === 'pending' || state?.kind === 'action') && isOtherCard(retry, open))
    await settleByCancelling(deps, open);
}

/**
 * Create with a ConfirmationToken: pays for rooms that are still held (decisions 1: “try again”), at the same price. 409 when they are not
 * held any more, or when other rooms are asked for.
 */
export async function retryPayment(deps: Deps, retry: PaymentRetry): Promise<StoredResponse> {
  const row = await findReservationByToken(deps.db, retry.property.propertyId, retry.token);
  if (!row) throw missing('booking');
  const name = nameOf(row);
  const goOn = (left: AbandonedAttempt) => payAttempt(deps, retry, left);
  const known = await replay(deps, retry, goOn);
  if (known) return known;
  await requirePayable(deps, retry, row);
  const open = await findOpenPaymentOf(deps.db, name);
  if (open?.state === 'pending') await settleBefore(deps, retry, open);
  const begun = await begin(deps, retry, name);
  switch (begun.kind) {
    case 'decided':
      return begun.response;
    case 'pay':
      return payAttempt(deps, retry, { reservationId: name.reservationId, paymentId: begun.paymentId });
    case 'repeated':
      return requireReplay(deps, retry, goOn);
    default:
      return begun satisfies never;
  }
}
