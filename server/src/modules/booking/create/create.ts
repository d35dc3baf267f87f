import type { ServingDeps } from '../../availability/index.ts';
import type { KeyObject } from 'node:crypto';
import { type CreateRequest, type ErrorBody, PaymentType } from 'shared/contracts';
import { sqlStateOf } from '../../../db/transaction.ts';
import { HttpError } from '../../../http/errors.ts';
import { Answer } from '../../../http/register-endpoint.ts';
import { type BookingGuest, withSavedCard } from '../../account/index.ts';
import { findFirstPaymentOf, type PaymentGateway } from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { confirmedAnswer, goneAnswer, isPassing, type KeptAnswer, requestedAnswer } from '../pay/answers.ts';
import { requestHash } from './body-hash.ts';
import { type Booked, StaleContentError } from './book-repository.ts';
import type { BookingRows } from './booking-rows.ts';
import type { BookingWriter } from './booking-writer.ts';
import { withoutCardsInText } from './typed-text.ts';
import { type Attempt, findAttempt, type IdempotencyRow } from './idempotency-repository.ts';
import type { HeldBy } from '../pay/held-by.ts';
import { holdMs } from './held-nights.ts';
import { concludeAttempt, leaseMs, meetKnownAttempt } from './idempotency.ts';
import { requestMs } from '../rules.ts';
import { payAgain, providerOf } from './pay-again.ts';
import { answerOf, payOrGoOn } from '../pay/pay.ts';
import { planBooking } from './plan-booking.ts';
import { type PreparedBooking, prepareBooking, type PrepareDeps } from './prepare.ts';
import type { SettleDeps } from '../pay/settle.ts';

export interface CreateDeps extends ServingDeps, PrepareDeps, SettleDeps {
  readonly gateway: PaymentGateway;
  /** The key of the hash that tells one request from another. */
  readonly bodyHashKey: KeyObject;
  readonly writer: BookingWriter;
}

interface Creation {
  readonly request: CreateRequest;
  readonly property: StoredProperty;
  readonly attempt: Attempt;
  readonly bodyHash: string;
  /** Who is logged in. */
  readonly guest: BookingGuest | null;
  readonly heldBy: HeldBy | null;
}

/** An invoice is paid later, a voucher that covers everything has paid, and nothing cannot be charged. */
const isPaidNow = (request: CreateRequest, totalMinor: number): boolean =>
  totalMinor > 0 &&
  (request.paymentType === PaymentType.card || request.paymentType === PaymentType.paystack);

function rowsOf(deps: CreateDeps, creation: Creation, prepared: PreparedBooking): BookingRows {
  const { request, attempt, bodyHash } = creation;
  const now = deps.clock.now();
  return planBooking({
    request,
    attempt,
    bodyHash,
    ...prepared,
    provider: isPaidNow(request, prepared.priced.totalMinor) ? providerOf(deps, request) : null,
    now,
    holdUntil: new Date(
      now.getTime() + (prepared.isOnRequest ? requestMs : holdMs(deps.env, prepared.roomsLeft)),
    ),
    heldBy: creation.heldBy,
    leaseUntil: new Date(now.getTime() + leaseMs),
  });
}

/** Takes a held booking to its end, for the first time or where a process left it. */
async function payAndAnswer(
  deps: CreateDeps,
  creation: Creation,
  reservationId: string,
): Promise<KeptAnswer> {
  const { request, property, attempt, guest } = creation;
  const name = { propertyId: property.propertyId, reservationId };
  const payment = await findFirstPaymentOf(deps.db, name);
  const answer = payment
    ? await payOrGoOn(deps, { request, property, guest, name }, payment)
    : await answerOf(deps, name);
  await concludeAttempt(deps.db, attempt, answer);
  return answer;
}

async function meetAgain(deps: CreateDeps, creation: Creation, row: IdempotencyRow): Promise<KeptAnswer> {
  const known = await meetKnownAttempt(deps, creation.attempt, row, creation.bodyHash);
  return known.kind === 'answered' ? known.answer : payAndAnswer(deps, creation, known.reservationId);
}

const uniqueViolation = '23505';
const tries = 3;

interface Written {
  readonly rows: BookingRows;
  readonly booked: Booked;
}

/** A reference number that another booking has got is drawn again; with eight characters that is rare. */
async function write(deps: CreateDeps, creation: Creation, prepared: PreparedBooking): Promise<Written> {
  const { propertyId } = creation.property;
  for (let attempt = 1; ; attempt += 1) {
    const rows = rowsOf(deps, creation, prepared);
    try {
      const { contentVersion } = prepared;
      return { rows, booked: await deps.writer.write({ propertyId, contentVersion, rows }) };
    } catch (error) {
      if (attempt >= tries || sqlStateOf(error) !== uniqueViolation) throw error;
    }
  }
}

type Refused = Answer | HttpError;

function asRefused(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

/** Works the booking out and writes it; once more when the hotel has changed its prices in between. */
async function prepareAndWrite(deps: CreateDeps, creation: Creation): Promise<Written | Refused> {
  for (let attempt = 1; ; attempt += 1) {
    const snapshot = await deps.snapshots.require(creation.property.propertyId);
    const prepared = await prepareBooking(deps, snapshot, creation.request, creation.guest).catch(asRefused);
    if (prepared instanceof Answer || prepared instanceof HttpError) return prepared;
    try {
      return await write(deps, creation, prepared);
    } catch (error) {
      if (attempt >= tries || !(error instanceof StaleContentError)) throw error;
      await deps.snapshots.reload(creation.property.propertyId);
    }
  }
}

/** What was answered under a key holds, whatever has changed since; a refusal is for a key that nobody has used. */
async function refuseUnlessKnown(deps: CreateDeps, creation: Creation, refused: Refused): Promise<Answer> {
  const known = await findAttempt(deps.db, creation.attempt);
  if (known) return toAnswer(await meetAgain(deps, creation, known));
  if (refused instanceof HttpError) throw refused;
  return refused;
}

async function answerTo(
  deps: CreateDeps,
  creation: Creation,
  { rows, booked }: Written,
): Promise<KeptAnswer> {
  switch (booked.kind) {
    case 'taken':
      return rows.payment
        ? payAndAnswer(deps, creation, rows.reservation.reservation_id)
        : rows.reservation.status === 'Held'
          ? requestedAnswer(rows.reservation)
          : confirmedAnswer(rows.reservation);
    case 'repeated': {
      const known = await findAttempt(deps.db, creation.attempt);
      if (!known) throw new Error('An attempt that was there is gone');
      return meetAgain(deps, creation, known);
    }
    default:
      return goneAnswer(booked);
  }
}

/**
 * POST /api/Reservation/Create (decisions 1, 2, 4): hold, authorise, confirm. What needs no payment is made by one statement: whether its
 * key was used before is for that statement to find.
 */
export async function createBooking(
  deps: CreateDeps,
  property: StoredProperty,
  request: CreateRequest,
  idempotencyKey: string,
  guest: BookingGuest | null = null,
  heldBy: HeldBy | null = null,
): Promise<Answer> {
  const attempt = { propertyId: property.propertyId, key: idempotencyKey.toLowerCase() };
  const bodyHash = requestHash(deps.bodyHashKey, request);
  const creation = {
    request: withSavedCard(withoutCardsInText(request), guest),
    property,
    attempt,
    bodyHash,
    guest,
    heldBy,
  };
  const { confirmationToken: token = null } = request;
  if (token !== null) return toAnswer(await payAgain(deps, { ...creation, token }));
  const written = await prepareAndWrite(deps, creation);
  return 'booked' in written
    ? toAnswer(await answerTo(deps, creation, written))
    : refuseUnlessKnown(deps, creation, written);
}

/** How soon a gateway that is away is worth another try. */
const retryAfterSeconds = 10;

function toAnswer(answer: KeptAnswer): Answer {
  const { status, body } = answer;
  if (!isPassing(answer)) return new Answer(status, body);
  const { modelState = {} } = body as ErrorBody;
  throw new HttpError(status, body.message, {
    modelState,
    headers: { 'retry-after': String(retryAfterSeconds) },
    reason: 'gateway-unreachable',
  });
}
