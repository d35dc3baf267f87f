import { type PaymentDueRequest, type PaymentDueResponse } from 'shared/contracts';
import { detectCardScheme, toMinor } from 'shared/domain';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict, HttpError, invalid } from '../../../http/errors.ts';
import { modelStateOfProblems } from '../../../http/model-state.ts';
import { EndpointResponse } from '../../../http/register-endpoint.ts';
import type { Signer } from '../../../signer.ts';
import { emailKeyOf } from '../../mail/index.ts';
import {
  challengeTokenOf,
  changePayment,
  type DeclineLimit,
  findPaidPaymentOf,
  findPayment,
  gatewayNamed,
  isCardDecline,
  type MoneySource,
  type PaymentOutcome,
  type PaymentRow,
} from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import {
  type AbandonedAttempt,
  concludeAttempt,
  leaseMs,
  replay,
  requireReplay,
} from '../create/idempotency.ts';
import { type BodyHash, bodyHashOf } from '../create/body-hash.ts';
import { payHeld } from '../by-link/pay-held.ts';
import { claimAttempt, isKnownAttempt } from '../create/idempotency-repository.ts';
import { translate } from '../messages/index.ts';
import { prepared } from '../pay/pay.ts';
import { sayDecline, type StoredResponse } from '../pay/responses.ts';
import { paymentNameOf } from '../pay/settle.ts';
import { typedCardProblems } from '../pay/typed-card.ts';
import { requireReservationToPay } from '../read/find.ts';
import { findReservation, type ReservationRow } from '../repository.ts';
import { isStanding } from '../rules.ts';
import { type DueRow, findOpenLater, insertLater, listDues, lockDue } from './due-repository.ts';
import { laterPayment } from './later-payment.ts';
import { dueNow } from './read-due.ts';
import { lookedUpAt } from './rules.ts';
import { type LaterDeps, settleLater } from './settle-later.ts';

export interface PayDeps extends LaterDeps {
  /** The key of the requests' hashes. */
  readonly bodyHashKey: Signer;
  readonly declines: DeclineLimit;
}

interface Paying {
  readonly request: PaymentDueRequest;
  readonly property: StoredProperty;
  readonly row: ReservationRow;
  readonly attempt: { readonly propertyId: string; readonly key: string };
  readonly bodyHash: BodyHash;
}

/** Security code and tokens are left out: the one is never kept, the others are new for each try. */
function hashOf(key: Signer, request: PaymentDueRequest): BodyHash {
  const cardDetails = request.cardDetails && { ...request.cardDetails, securityCode: null };
  return bodyHashOf(key, {
    ...request,
    cardDetails,
    paymentToken: null,
    challengeToken: undefined,
    kind: 'payment-due',
  });
}

const response = (
  status: PaymentDueResponse['status'],
  message: string,
  action: Pick<PaymentDueResponse, 'paymentUrl' | 'paymentAction'> = { paymentUrl: null },
): StoredResponse => ({ status: 200, body: { success: true, message, status, ...action } });

const paidResponse = (): StoredResponse => response('Paid', translate('due.paid'));

/** Another card, what the gateway's form gave for one, or the card that the hotel keeps. */
function sourceOf(
  { cardDetails: card, paymentToken = null }: PaymentDueRequest,
  method: string | null,
): MoneySource {
  if (paymentToken !== null) return { kind: 'token', token: paymentToken };
  if (card)
    return {
      kind: 'card',
      card: {
        number: card.cardNumber ?? '',
        securityCode: card.securityCode ?? '',
        expiryMonth: card.expiryMonth ?? 0,
        expiryYear: card.expiryYear ?? 0,
      },
    };
  if (method === null) throw invalid({ CardDetails: [translate.say('due.no-card')] });
  return { kind: 'saved', method };
}

/** Of a card only what a receipt shows (decisions 4). */
function detailOf(
  { cardDetails: card }: PaymentDueRequest,
  stands: PaymentRow | undefined,
  isSaved: boolean,
): object {
  if (card)
    return {
      scheme: detectCardScheme(card.cardNumber ?? ''),
      lastFour: (card.cardNumber ?? '').replace(/\D/g, '').slice(-4),
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
    };
  if (!isSaved || !stands) return {};
  const { scheme, lastFour, expiryMonth, expiryYear } = stands.detail;
  return { scheme, lastFour, expiryMonth, expiryYear };
}

const underWay = (): HttpError =>
  new HttpError(409, translate.say('payment.under-way'), { headers: { 'retry-after': '2' } });

/** What waits for the guest, or was left by a process, ends before another payment begins: what was paid a moment before counts. */
async function endOpen(deps: PayDeps, due: DueRow): Promise<void> {
  const open = await findOpenLater(deps.db, due);
  if (!open) return;
  const isLeft = deps.clock.now().getTime() - open.updated_at.getTime() > leaseMs;
  if (open.state === 'started' && !isLeft) throw underWay();
  const gateway = gatewayNamed(deps, open.provider);
  const name = paymentNameOf(open);
  const outcome = (await gateway.void?.(name)) ?? (await gateway.lookup(name));
  await settleLater(deps, open, outcome.kind === 'unknown' ? { kind: 'voided' } : outcome);
}

type Begun =
  | { readonly kind: 'decided'; readonly response: StoredResponse }
  | { readonly kind: 'repeated' }
  | {
      readonly kind: 'pay';
      readonly payment: PaymentRow;
    };

/** One transaction: under the charge's lock, at most one payment of it is open. */
const begin = (deps: PayDeps, paying: Paying, given: DueRow): Promise<Begun> =>
  inTransaction(deps.db, async (tx): Promise<Begun> => {
    const { request, row, attempt, bodyHash } = paying;
    const now = deps.clock.now();
    const due = await lockDue(tx, given);
    if (due.state === 'paid') return { kind: 'decided', response: paidResponse() };
    const name = { propertyId: row.property_id, reservationId: row.reservation_id };
    const fresh = await findReservation(tx, name);
    if (!fresh || !isStanding(fresh)) throw conflict(translate.say('due.not-due'));
    if (await findOpenLater(tx, due)) throw underWay();
    const stands = await findPaidPaymentOf(tx, name);
    const source = sourceOf(request, stands?.method ?? null);
    const payment = await insertLater(tx, due, row, {
      provider: deps.gateway.provider,
      detail: { ...detailOf(request, stands, source.kind === 'saved'), isGuestThere: true },
      now,
    });
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const claim = { ...attempt, bodyHash, reservationId: row.reservation_id, now, leaseUntil };
    if (!(await claimAttempt(tx, { ...claim, paymentId: payment.payment_id }))) throw new RepeatedError();
    return { kind: 'pay', payment };
  }).catch((error: unknown): Begun => {
    if (error instanceof RepeatedError) return { kind: 'repeated' };
    throw error;
  });

/** The key was used before: what this transaction has written is undone. */
class RepeatedError extends Error {}

/** The bank is asked; null where the outcome is not known: the job looks it up. */
async function ask(deps: PayDeps, paying: Paying, payment: PaymentRow) {
  const { request, row, property } = paying;
  const gateway = gatewayNamed(deps, payment.provider);
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const source = sourceOf(request, (await findPaidPaymentOf(deps.db, name))?.method ?? null);
  const asked = laterPayment({ payment, row, property, source }, deps.clock.now());
  try {
    const named = await prepared(deps, gateway, asked, payment);
    return { payment: { ...payment, gateway_id: named.gatewayId }, outcome: await gateway.authorise(named) };
  } catch (error) {
    deps.logger.error({ err: error, reservationId: row.reservation_id }, 'the gateway did not answer');
    return { payment, outcome: null };
  }
}

async function respond(
  deps: PayDeps,
  payment: PaymentRow,
  outcome: PaymentOutcome | null,
): Promise<StoredResponse> {
  if (outcome === null || outcome.kind === 'pending' || outcome.kind === 'unknown')
    return response('Pending', translate('payment.checking'));
  if (outcome.kind === 'action') {
    const { action } = outcome;
    const url = 'url' in action ? action.url : null;
    const now = deps.clock.now();
    await changePayment(deps.db, payment, 'sent-to-guest', {
      now,
      leaseUntil: lookedUpAt(now),
      ...(url === null ? {} : { paymentUrl: url }),
    });
    return response('RequiresAction', translate('payment.action'), {
      paymentUrl: url,
      ...('clientSecret' in action
        ? { paymentAction: { kind: 'Stripe', clientSecret: action.clientSecret } }
        : {}),
    });
  }
  await settleLater(deps, payment, outcome);
  const after = await findPayment(deps.db, {
    propertyId: payment.property_id,
    paymentId: payment.payment_id,
  });
  if (after?.state === 'approved') return paidResponse();
  return outcome.kind === 'declined'
    ? { status: 422, body: sayDecline(outcome.reason) }
    : response('Pending', translate('payment.checking'));
}

/** Pays what a process has left: a payment that the gateway has never heard of is begun now. */
async function pay(deps: PayDeps, paying: Paying, { paymentId }: AbandonedAttempt): Promise<StoredResponse> {
  const { propertyId } = paying.property;
  const row = paymentId === null ? undefined : await findPayment(deps.db, { propertyId, paymentId });
  if (!row) throw underWay();
  const asked =
    row.state === 'started'
      ? await ask(deps, paying, row)
      : { payment: row, outcome: await gatewayNamed(deps, row.provider).lookup(paymentNameOf(row)) };
  const answer = await respond(deps, asked.payment, asked.outcome);
  await concludeAttempt(deps.db, paying.attempt, answer);
  return answer;
}

function requireCard(deps: PayDeps, { request, property }: Paying): void {
  const { cardDetails: card } = request;
  if (!card) return;
  // Where the gateway's own form takes cards, no number comes here.
  if (deps.gateway.formOf) throw invalid({ CardDetails: [translate.say('payment.not-offered')] });
  const problems = typedCardProblems(card, property, deps.clock.now());
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
}

async function payOnce(deps: PayDeps, paying: Paying): Promise<StoredResponse> {
  const goOn = (left: AbandonedAttempt) => pay(deps, paying, left);
  const known = await replay(deps, paying, goOn);
  if (known) return known;
  requireCard(deps, paying);
  const { row, request } = paying;
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const dues = await listDues(deps.db, name);
  if (dues.length > 0 && dues.every(({ state }) => state === 'paid')) return paidResponse();
  const due = dueNow(dues, deps.clock.now());
  if (!due || toMinor(request.amount, row.currency) !== due.amount_minor)
    throw conflict(translate.say('due.not-due'));
  await endOpen(deps, due);
  const begun = await begin(deps, paying, due);
  switch (begun.kind) {
    case 'decided':
      return begun.response;
    case 'repeated':
      return requireReplay(deps, paying, goOn);
    case 'pay':
      return goOn({ reservationId: row.reservation_id, paymentId: begun.payment.payment_id });
    default:
      return begun satisfies never;
  }
}

const declineOf = ({ status, body }: StoredResponse): string | null =>
  status === 422 && 'code' in body ? String(body.code).replace(/^payment\./, '') : null;

/** POST /api/Payment/Pay: the guest pays a later charge, or for the rooms that the desk holds, with another card or at the bank. Declined cards count as in Create. */
export async function payDue(
  deps: PayDeps,
  property: StoredProperty,
  request: PaymentDueRequest,
  { key, clientIp }: { readonly key: string; readonly clientIp: string },
): Promise<EndpointResponse> {
  const row = await requireReservationToPay(deps, property, request.confirmationToken);
  const payer = {
    clientIp,
    emailKey: emailKeyOf(row.booker.email),
    cardNumber: request.cardDetails?.cardNumber?.replace(/\D/g, '') || null,
    ...challengeTokenOf(property.content, request),
    isRepeated: () => isKnownAttempt(deps.db, { propertyId: property.propertyId, key }),
  };
  const isRepeated = await deps.declines.requireNoWait(payer);
  const attempt = { propertyId: property.propertyId, key: key.toLowerCase() };
  const paying = { request, property, row, attempt, bodyHash: hashOf(deps.bodyHashKey, request) };
  const isHeld = row.made_by !== null && !isStanding(row);
  const answer = isHeld ? await payHeld(deps, paying) : await payOnce(deps, paying);
  if (!isRepeated && isCardDecline(declineOf(answer))) await deps.declines.count(payer);
  return new EndpointResponse(answer.status, answer.body);
}
