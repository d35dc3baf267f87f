import { type CreateRequest, PaymentType } from 'shared/contracts';
import { HttpError } from '../../../http/errors.ts';
import type { ServingDeps } from '../../availability/index.ts';
import type { Gateways } from '../../payment/index.ts';
import type { StoredResponse } from '../pay/responses.ts';
import { providerOf } from '../pay/provider.ts';
import { requestMs } from '../rules.ts';
import type { PricedRows } from './booking-writer.ts';
import type { Creation } from './creation.ts';
import { holdMs } from './held-nights.ts';
import { leaseMs } from './idempotency.ts';
import { planBooking } from './plan-booking.ts';
import { prepareBooking, type PrepareDeps } from './prepare.ts';

export interface PlanDeps extends ServingDeps, PrepareDeps, Gateways {}

export type Plan =
  | { readonly kind: 'planned'; readonly booking: PricedRows }
  /** The request is invalid, or what it asks for is not available (any longer). */
  | { readonly kind: 'rejected'; readonly rejection: HttpError | StoredResponse };

/** Not an invoice, which is paid later, nor a booking that costs nothing or that a voucher covers. */
const isPaidNow = (request: CreateRequest, totalMinor: number): boolean =>
  totalMinor > 0 &&
  (request.paymentType === PaymentType.card || request.paymentType === PaymentType.paystack);

function asRejection(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

/** Checks and prices a request from the cached hotel, and plans all rows of the booking. Nothing is written. */
export async function plan(deps: PlanDeps, creation: Creation): Promise<Plan> {
  const { request, guest } = creation;
  const { propertyId } = creation.property;
  const snapshot = await deps.snapshots.require(propertyId);
  const prepared = await prepareBooking(deps, snapshot, request, guest).catch(asRejection);
  if (!('priced' in prepared)) return { kind: 'rejected', rejection: prepared };
  const { priced, isOnRequest, leftOfTypes } = prepared;
  const provider = isPaidNow(request, priced.totalMinor) ? providerOf(deps, request) : null;
  const held =
    provider === null || isOnRequest ? null : await creation.holder?.heldBy(leftOfTypes).catch(asRejection);
  if (held instanceof HttpError) return { kind: 'rejected', rejection: held };
  const now = deps.clock.now();
  const waitMs = prepared.isOnRequest ? requestMs : holdMs(deps.env, prepared.roomsLeft);
  const rows = planBooking({
    ...creation,
    ...prepared,
    provider,
    heldBy: held ?? null,
    now,
    holdUntil: new Date(now.getTime() + waitMs),
    leaseUntil: new Date(now.getTime() + leaseMs),
  });
  return { kind: 'planned', booking: { propertyId, contentVersion: prepared.contentVersion, rows } };
}
