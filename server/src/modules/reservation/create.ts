import { type CreateRequest, PaymentType } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { sqlStateOf, inTransaction } from '../../db/transaction.ts';
import { Answer } from '../../http/register-endpoint.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { findPaymentOf } from '../payment/repository.ts';
import { bumpPropertyVersion, type StoredProperty } from '../property/repository.ts';
import { confirmedAnswer, goneAnswer, type KeptAnswer } from './answers.ts';
import { requestHash } from './body-hash.ts';
import { holdBooking } from './hold.ts';
import {
  type Attempt,
  claimAttempt,
  findAttempt,
  finishAttempt,
  type IdempotencyRow,
} from './idempotency-repository.ts';
import { leaseMs, meetKnownAttempt } from './idempotency.ts';
import { answerOf, payBooking } from './pay.ts';
import { type BookingPlan, planBooking } from './plan-booking.ts';
import { type PreparedBooking, prepareBooking, type PrepareDeps } from './prepare.ts';
import { findReservation } from './repository.ts';
import type { SettleDeps } from './settle.ts';

export interface CreateDeps extends AppDeps, PrepareDeps, SettleDeps {
  readonly gateway: PaymentGateway;
  /** The key of the hash that tells one request from another. */
  readonly bodyHashKey: Buffer;
}

interface Creation {
  readonly request: CreateRequest;
  readonly property: StoredProperty;
  readonly attempt: Attempt;
  readonly bodyHash: string;
}

/** An invoice is paid later, a voucher that covers everything has paid, and nothing cannot be charged. */
const isPaidNow = (request: CreateRequest, totalMinor: number): boolean =>
  totalMinor > 0 &&
  (request.paymentType === PaymentType.card || request.paymentType === PaymentType.paystack);

function planOf(deps: CreateDeps, { request }: Creation, prepared: PreparedBooking): BookingPlan {
  const now = deps.clock.now();
  return planBooking({
    request,
    ...prepared,
    provider: isPaidNow(request, prepared.priced.totalMinor) ? deps.gateway.provider : null,
    now,
    holdUntil: new Date(now.getTime() + deps.env.holdMinutes * 60_000),
    leaseUntil: new Date(now.getTime() + leaseMs),
  });
}

type Held =
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  | { readonly kind: 'to-pay' }
  /** Somebody was faster with the same key. */
  | { readonly kind: 'repeated' };

/** One transaction: the key, the booking, its stock, and the answer where it is known already. */
const hold = (deps: CreateDeps, creation: Creation, plan: BookingPlan): Promise<Held> =>
  inTransaction(deps.db, async (tx) => {
    const { attempt, bodyHash } = creation;
    const now = deps.clock.now();
    const { reservationId } = plan;
    const leaseUntil = new Date(now.getTime() + leaseMs);
    if (!(await claimAttempt(tx, { ...attempt, bodyHash, reservationId, now, leaseUntil }))) {
      return { kind: 'repeated' };
    }
    const result = await holdBooking(tx, plan, now);
    if (result.kind !== 'taken') {
      const answer = goneAnswer(result);
      await finishAttempt(tx, attempt, answer);
      return { kind: 'answered', answer };
    }
    const row = plan.payment ? undefined : await findReservation(tx, plan);
    const answer = row ? confirmedAnswer(row) : null;
    if (answer) await finishAttempt(tx, attempt, answer);
    await bumpPropertyVersion(tx, plan.propertyId);
    return answer ? { kind: 'answered', answer } : { kind: 'to-pay' };
  });

/** Takes a held booking to its end, for the first time or where a process left it. */
async function payAndAnswer(
  deps: CreateDeps,
  creation: Creation,
  reservationId: string,
): Promise<KeptAnswer> {
  const { request, property, attempt } = creation;
  const name = { propertyId: property.propertyId, reservationId };
  const row = await findReservation(deps.db, name);
  const payment = await findPaymentOf(deps.db, name);
  const isOpen = row?.status === 'Held' || row?.status === 'PendingPayment';
  const answer =
    row && payment && isOpen
      ? await payBooking(deps, { request, property, row, payment })
      : await answerOf(deps, name);
  await finishAttempt(deps.db, attempt, answer);
  return answer;
}

async function meetAgain(deps: CreateDeps, creation: Creation, row: IdempotencyRow): Promise<KeptAnswer> {
  const known = await meetKnownAttempt(deps, creation.attempt, row, creation.bodyHash);
  return known.kind === 'answered' ? known.answer : payAndAnswer(deps, creation, known.reservationId);
}

const uniqueViolation = '23505';

/** A reference number that another booking has got is drawn again; with eight characters that is rare. */
async function holdWithFreeReference(
  deps: CreateDeps,
  creation: Creation,
  prepared: PreparedBooking,
): Promise<{ readonly held: Held; readonly plan: BookingPlan }> {
  for (let attempt = 1; ; attempt += 1) {
    const plan = planOf(deps, creation, prepared);
    try {
      return { held: await hold(deps, creation, plan), plan };
    } catch (error) {
      if (attempt >= 3 || sqlStateOf(error) !== uniqueViolation) throw error;
    }
  }
}

/** POST /api/Reservation/Create (decisions 1, 2, 4): hold, authorise, confirm. */
export async function createBooking(
  deps: CreateDeps,
  property: StoredProperty,
  request: CreateRequest,
  idempotencyKey: string,
): Promise<Answer> {
  const attempt = { propertyId: property.propertyId, key: idempotencyKey.toLowerCase() };
  const creation = { request, property, attempt, bodyHash: requestHash(deps.bodyHashKey, request) };
  const known = await findAttempt(deps.db, attempt);
  if (known) return toAnswer(await meetAgain(deps, creation, known));

  const prepared = await prepareBooking(deps, property, request);
  if (prepared instanceof Answer) return prepared;
  const { held, plan } = await holdWithFreeReference(deps, creation, prepared);
  if (held.kind === 'answered') return toAnswer(held.answer);
  if (held.kind === 'to-pay') return toAnswer(await payAndAnswer(deps, creation, plan.reservationId));
  const faster = await findAttempt(deps.db, attempt);
  if (!faster) throw new Error('An attempt that was there is gone');
  return toAnswer(await meetAgain(deps, creation, faster));
}

const toAnswer = ({ status, body }: KeptAnswer): Answer => new Answer(status, body);
