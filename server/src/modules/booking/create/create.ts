import type { CreateRequest, ErrorBody } from 'shared/contracts';
import { sqlStateOf } from '../../../db/transaction.ts';
import { HttpError } from '../../../http/errors.ts';
import { EndpointResponse } from '../../../http/register-endpoint.ts';
import type { Signer } from '../../../signer.ts';
import { type BookingGuest, withSavedCard } from '../../account/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { shortageResponse, isPassing, type StoredResponse, unpaidResponse } from '../pay/responses.ts';
import type { Holder } from './held-nights.ts';
import { paymentActionOf } from '../pay/payment-action.ts';
import type { SettleDeps } from '../pay/settle.ts';
import { requestHash } from './body-hash.ts';
import { type Booked, StaleContentError } from './book-repository.ts';
import type { BookingRows } from './booking-rows.ts';
import type { BookingWriter } from './booking-writer.ts';
import type { Creation } from './creation.ts';
import { type AbandonedAttempt, replay, requireReplay } from './idempotency.ts';
import { retryPayment } from './retry-payment.ts';
import { payAttempt, payWritten } from './pay-attempt.ts';
import { type Plan, plan, type PlanDeps } from './plan.ts';
import { withoutCardsInText } from './typed-text.ts';

export interface CreateDeps extends PlanDeps, SettleDeps {
  /** The key of the requests' hashes. */
  readonly bodyHashKey: Signer;
  readonly writer: BookingWriter;
}

/**
 * POST /api/Reservation/Create (decisions 1, 2, 4): parse, plan, write, pay, respond. One statement makes a booking without a payment, and finds
 * whether its key was used before. With a ConfirmationToken it retries the payment of a held booking.
 */
export async function createBooking(
  deps: CreateDeps,
  property: StoredProperty,
  request: CreateRequest,
  idempotencyKey: string,
  guest: BookingGuest | null = null,
  holder: Holder | null = null,
): Promise<EndpointResponse> {
  const creation = parse(deps, request, { property, idempotencyKey, guest, holder });
  const { confirmationToken: token = null } = request;
  const response =
    token === null ? await book(deps, creation) : await retryPayment(deps, { ...creation, token });
  return toResponse(await withPaymentAction(deps, property, response));
}

/** With what the guest has to do in the page, which is not stored with the response. */
async function withPaymentAction(
  deps: SettleDeps,
  { propertyId }: StoredProperty,
  response: StoredResponse,
): Promise<StoredResponse> {
  const { status, body } = response;
  if (!('confirmationToken' in body) || body.status !== 'RequiresAction') return response;
  const paymentAction = await paymentActionOf(deps, propertyId, body.confirmationToken);
  return paymentAction === null ? response : { status, body: { ...body, paymentAction } };
}

interface Caller extends Pick<Creation, 'property' | 'guest' | 'holder'> {
  readonly idempotencyKey: string;
}

/** Card numbers in free text are removed; with a saved card, typed card fields are ignored. */
function parse(deps: CreateDeps, request: CreateRequest, caller: Caller): Creation {
  const { idempotencyKey, property, guest, holder } = caller;
  return {
    request: withSavedCard(withoutCardsInText(request), guest),
    property,
    attempt: { propertyId: property.propertyId, key: idempotencyKey.toLowerCase() },
    bodyHash: requestHash(deps.bodyHashKey, request),
    guest,
    holder,
  };
}

async function book(deps: CreateDeps, creation: Creation): Promise<StoredResponse> {
  const written = await planAndWrite(deps, creation);
  const goOn = (left: AbandonedAttempt) => payAttempt(deps, creation, left);
  switch (written.kind) {
    case 'rejected':
      // A key that was used before gets its stored response, whatever has changed since; only a new key is rejected.
      return (await replay(deps, creation, goOn)) ?? reject(written.rejection);
    case 'repeated':
      return requireReplay(deps, creation, goOn);
    case 'taken': {
      const { payment, reservation } = written.rows;
      return payment ? payWritten(deps, creation, { payment, reservation }) : unpaidResponse(reservation);
    }
    default:
      return shortageResponse(written);
  }
}

type Written = Extract<Plan, { kind: 'rejected' }> | (Booked & { readonly rows: BookingRows });

const uniqueViolation = '23505';
const tries = 5;

/**
 * Retries when the hotel has changed its prices meanwhile, or when another booking has the same reference number, which is rare with eight
 * characters: a new one is drawn.
 */
async function planAndWrite(deps: CreateDeps, creation: Creation): Promise<Written> {
  for (let attempt = 1; ; attempt += 1) {
    const planned = await plan(deps, creation);
    if (planned.kind === 'rejected') return planned;
    try {
      return { ...(await deps.writer.write(planned.booking)), rows: planned.booking.rows };
    } catch (error) {
      const isStale = error instanceof StaleContentError;
      if (attempt >= tries || !(isStale || sqlStateOf(error) === uniqueViolation)) throw error;
      if (isStale) await deps.snapshots.reload(creation.property.propertyId);
    }
  }
}

function reject(rejection: HttpError | StoredResponse): StoredResponse {
  if (rejection instanceof HttpError) throw rejection;
  return rejection;
}

/** How soon a retry is worth it while the gateway is unreachable. */
const retryAfterSeconds = 10;

function toResponse(response: StoredResponse): EndpointResponse {
  const { status, body } = response;
  if (!isPassing(response)) return new EndpointResponse(status, body);
  const { code = 'payment.unreachable', message } = body as ErrorBody;
  throw new HttpError(
    status,
    { code, message },
    {
      modelState: { PaymentType: [{ code, message }] },
      headers: { 'retry-after': String(retryAfterSeconds) },
      reason: 'gateway-unreachable',
    },
  );
}
