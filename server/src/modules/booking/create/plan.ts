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
  /** What is wrong with the request, or what it asks for cannot be had (any longer). */
  | { readonly kind: 'refused'; readonly refusal: HttpError | StoredResponse };

/** An invoice is paid later, a voucher that covers everything has paid, and nothing cannot be charged. */
const isPaidNow = (request: CreateRequest, totalMinor: number): boolean =>
  totalMinor > 0 &&
  (request.paymentType === PaymentType.card || request.paymentType === PaymentType.paystack);

function asRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

/** Checks and prices a request from what is kept of the hotel, and works out all rows of the booking. Nothing is written. */
export async function plan(deps: PlanDeps, creation: Creation): Promise<Plan> {
  const { request, guest } = creation;
  const { propertyId } = creation.property;
  const snapshot = await deps.snapshots.require(propertyId);
  const prepared = await prepareBooking(deps, snapshot, request, guest).catch(asRefusal);
  if (!('priced' in prepared)) return { kind: 'refused', refusal: prepared };
  const now = deps.clock.now();
  const waitMs = prepared.isOnRequest ? requestMs : holdMs(deps.env, prepared.roomsLeft);
  const rows = planBooking({
    ...creation,
    ...prepared,
    provider: isPaidNow(request, prepared.priced.totalMinor) ? providerOf(deps, request) : null,
    now,
    holdUntil: new Date(now.getTime() + waitMs),
    leaseUntil: new Date(now.getTime() + leaseMs),
  });
  return { kind: 'planned', booking: { propertyId, contentVersion: prepared.contentVersion, rows } };
}
