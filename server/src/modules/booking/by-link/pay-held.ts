import type { PaymentDueRequest } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import { json } from '../../../db/column-types.ts';
import { newRowId } from '../../../db/row-id.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict, HttpError, invalid } from '../../../http/errors.ts';
import { modelStateOfProblems } from '../../../http/model-state.ts';
import {
  findOpenPaymentOf,
  findPayment,
  findPaymentOf,
  insertPayment,
  isHoldOver,
  newGatewayReference,
  type PaymentRow,
} from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { linkPaymentType } from '../by-desk/request.ts';
import {
  type AbandonedAttempt,
  concludeAttempt,
  leaseMs,
  replay,
  requireReplay,
} from '../create/idempotency.ts';
import { type Attempt, claimAttempt } from '../create/idempotency-repository.ts';
import { cardDetail, keptCardDetail } from '../create/plan-booking.ts';
import { translate } from '../messages/index.ts';
import { type PayingRequest, payOrContinue } from '../pay/pay.ts';
import { paymentActionOf } from '../pay/payment-action.ts';
import { providerOf } from '../pay/provider.ts';
import { holdExpiredResponse, type StoredResponse } from '../pay/responses.ts';
import { settleByCancelling, settleByLookup, type SettleDeps } from '../pay/settle.ts';
import { typedCardProblems } from '../pay/typed-card.ts';
import { lockReservation, type ReservationName, type ReservationRow } from '../repository.ts';
import { nextAttempt, waitsForLink } from '../rules.ts';
import type { BodyHash } from '../create/body-hash.ts';
import { dueByLink, linkResponseOf, paidByLink } from './due-by-link.ts';

export interface HeldPaying {
  readonly request: PaymentDueRequest;
  readonly property: StoredProperty;
  readonly row: ReservationRow;
  readonly attempt: Attempt;
  readonly bodyHash: BodyHash;
}

const nameOf = ({ row }: HeldPaying): ReservationName => ({
  propertyId: row.property_id,
  reservationId: row.reservation_id,
});

/** The card of this try; everything else is the booking's. */
const payingRequest = ({ request, property, row }: HeldPaying): PayingRequest => ({
  paymentType: linkPaymentType(property.content.payByPaystack),
  cardDetails: request.cardDetails,
  paymentToken: request.paymentToken,
  booker: row.booker,
});

const underWay = (): HttpError =>
  new HttpError(409, translate.say('payment.under-way'), { headers: { 'retry-after': '2' } });

type Begun =
  | { readonly kind: 'decided'; readonly response: StoredResponse }
  | { readonly kind: 'pay'; readonly paymentId: string }
  | { readonly kind: 'repeated' };

/** One transaction: under the reservation's lock, at most one payment is open. */
const begin = (deps: SettleDeps, paying: HeldPaying): Promise<Begun> =>
  inTransaction(deps.db, async (tx): Promise<Begun> => {
    const { attempt, bodyHash } = paying;
    const name = nameOf(paying);
    const now = deps.clock.now();
    const row = await lockReservation(tx, name);
    if (row.status === 'Confirmed') return { kind: 'decided', response: paidByLink() };
    if (!waitsForLink(row) || isHoldOver(row.hold_expires_at, now))
      return { kind: 'decided', response: holdExpiredResponse() };
    if (await findOpenPaymentOf(tx, name)) throw underWay();
    const number = nextAttempt(row, await findPaymentOf(tx, name));
    const paymentId = newRowId();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const claim = { ...attempt, bodyHash, reservationId: name.reservationId, paymentId, now, leaseUntil };
    if (!(await claimAttempt(tx, claim))) return { kind: 'repeated' };
    const request = payingRequest(paying);
    await insertPayment(tx, {
      property_id: name.propertyId,
      payment_id: paymentId,
      reservation_id: name.reservationId,
      provider: providerOf(deps, request),
      attempt: number,
      gateway_reference: newGatewayReference(row.reference_number, number),
      state: 'started',
      amount_minor: dueByLink(row),
      currency: row.currency,
      detail: json({ ...cardDetail({ request, guest: null }), ...keptCardDetail(row.payment_plan) }),
      lease_until: leaseUntil,
      created_at: now,
      updated_at: now,
    });
    return { kind: 'pay', paymentId };
  });

/** What the guest began before ends first; what was paid a moment before counts. */
async function endOpen(deps: SettleDeps, open: PaymentRow | undefined): Promise<void> {
  if (open?.state !== 'pending') return;
  const state = await settleByLookup(deps, open);
  if (state?.kind === 'pending' || state?.kind === 'action') await settleByCancelling(deps, open);
}

/** Asks the bank, for the first time or where a process left it, and stores the response. */
async function pay(
  deps: SettleDeps,
  paying: HeldPaying,
  { paymentId }: AbandonedAttempt,
): Promise<StoredResponse> {
  const { property, attempt } = paying;
  const { propertyId } = property;
  const payment = paymentId === null ? undefined : await findPayment(deps.db, { propertyId, paymentId });
  const given = { request: payingRequest(paying), property, name: nameOf(paying), page: 'pay' } as const;
  const response = linkResponseOf(await payOrContinue(deps, given, payment));
  await concludeAttempt(deps.db, attempt, response);
  return response;
}

function requireCard(deps: SettleDeps, { request, property }: HeldPaying): void {
  const { cardDetails: card, paymentToken = null } = request;
  if (property.content.payByPaystack) return;
  if (!card && paymentToken === null) throw invalid({ CardDetails: [translate.say('due.no-card')] });
  if (!card) return;
  // Where the gateway's own form takes cards, no number comes here.
  if (deps.gateway.formOf) throw invalid({ CardDetails: [translate.say('payment.not-offered')] });
  const problems = typedCardProblems(card, property, deps.clock.now());
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
}

/** With what the guest has to do in the page, which is not stored with the response. */
async function withAction(deps: SettleDeps, { row }: HeldPaying, response: StoredResponse) {
  const { status, body } = response;
  if (!('status' in body) || body.status !== 'RequiresAction') return response;
  const paymentAction = await paymentActionOf(deps, row.property_id, row.confirmation_token);
  return paymentAction === null ? response : { status, body: { ...body, paymentUrl: null, paymentAction } };
}

/**
 * Pays for rooms that the desk holds, by the link: confirmed once the money, or the card, is there. A declined card leaves the rooms held for as long as
 * they were.
 */
export async function payHeld(deps: SettleDeps, paying: HeldPaying): Promise<StoredResponse> {
  const goOn = (left: AbandonedAttempt) => pay(deps, paying, left);
  const known = await replay(deps, paying, goOn);
  if (known) return withAction(deps, paying, known);
  requireCard(deps, paying);
  const { request, row } = paying;
  if (toMinor(request.amount, row.currency) !== dueByLink(row)) throw conflict(translate.say('due.not-due'));
  await endOpen(deps, await findOpenPaymentOf(deps.db, nameOf(paying)));
  const begun = await begin(deps, paying);
  switch (begun.kind) {
    case 'decided':
      return begun.response;
    case 'repeated':
      return withAction(deps, paying, await requireReplay(deps, paying, goOn));
    case 'pay':
      return withAction(
        deps,
        paying,
        await goOn({ reservationId: row.reservation_id, paymentId: begun.paymentId }),
      );
    default:
      return begun satisfies never;
  }
}
