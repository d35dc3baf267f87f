import type { FastifyInstance } from 'fastify';
import {
  createReservation,
  getConfirmation,
  getMyReservations,
  getReservationStatus,
} from 'shared/contracts';
import type { ServingDeps } from '../../deps.ts';
import { createPromoCodeLimit } from '../availability/promo-code-limit.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { deriveKey } from '../../secret-key.ts';
import { findBookingGuest } from '../account/booking-guest.ts';
import type { AccountDeps } from '../account/deps.ts';
import { registerBooker } from '../account/register-booker.ts';
import type { Gateways } from '../payment/gateway.ts';
import { requireProperty } from '../property/service.ts';
import { createVoucherLimit } from '../voucher/limit-bookings.ts';
import { createCreateDeps } from './create-deps.ts';
import { createBooking } from './create.ts';
import { readStatus } from './status.ts';
import { createHeldNights, type HeldBy } from './held-nights.ts';
import { createUnpaidLimit } from './unpaid-limit.ts';
import { createWrongPinLimit } from './wrong-pin-limit.ts';
import { readMyReservations } from './my-reservations.ts';
import { readConfirmation, type TablesOfStay } from './confirmation.ts';

interface BookingRouteDeps extends ServingDeps, Gateways {
  readonly accounts: AccountDeps;
  readonly tablesOfStay: TablesOfStay;
}

/** Create, Status and Confirmation (product.md 7, decisions 1), and the list of a user's own bookings. */
export function registerReservationRoutes(app: FastifyInstance, deps: BookingRouteDeps): void {
  const { db, secretKey, accounts } = deps;
  const limitWrongVouchers = createVoucherLimit(deps);
  const promoCodes = createPromoCodeLimit(deps);
  const limitUnpaid = createUnpaidLimit(deps);
  const limitHeldNights = createHeldNights(deps);
  const limitWrongPins = createWrongPinLimit(deps);
  const createDeps = createCreateDeps(deps);
  const readDeps = { ...deps, preCheckInKey: deriveKey(secretKey, 'pre-check-in') };

  registerEndpoint(app, createReservation, async ({ body, headers }, context) => {
    const snapshot = await deps.snapshots.require(body.propertyId);
    const { property } = snapshot;
    await promoCodes.admit(body.promoCode, context.clientIp, () => Promise.resolve([snapshot]));
    const book = async (heldBy: HeldBy | null) => {
      const guest = await findBookingGuest(accounts, context, property.propertyId, body);
      const answer = await createBooking(
        createDeps,
        property,
        body,
        headers['idempotency-key'],
        guest,
        heldBy,
      );
      // Who is logged in has an account.
      return guest ? answer : registerBooker(accounts, property.propertyId, body, answer);
    };
    const tried = { propertyId: property.propertyId, clientIp: context.clientIp };
    const bookWithin = () =>
      limitWrongPins(body, tried, () => limitUnpaid(body, tried, () => limitHeldNights(body, tried, book)));
    return body.hopGiftVoucherCode === null ? bookWithin() : limitWrongVouchers(tried, bookWithin);
  });

  registerEndpoint(app, getReservationStatus, async ({ query }) =>
    readStatus(readDeps, await requireProperty(db, query.propertyId), query.referenceNumber),
  );

  registerEndpoint(app, getConfirmation, async ({ query }) =>
    readConfirmation(readDeps, await requireProperty(db, query.propertyId), query.confirmationToken),
  );

  registerEndpoint(app, getMyReservations, async ({ query }, context) => {
    const property = await requireProperty(db, query.propertyId);
    const { user } = await accounts.sessions.require(context, property.propertyId);
    return readMyReservations(readDeps, property, {
      propertyId: user.property_id,
      userId: user.user_id,
    });
  });
}
