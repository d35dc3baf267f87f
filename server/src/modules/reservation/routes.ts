import type { FastifyInstance } from 'fastify';
import { createReservation, getConfirmation, getReservationStatus } from 'shared/contracts';
import type { ServingDeps } from '../../deps.ts';
import { createPromoCodeLimit } from '../../http/promo-code-limit.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { deriveKey } from '../../secret-key.ts';
import { findBookingGuest } from '../account/booking-guest.ts';
import type { AccountDeps } from '../account/deps.ts';
import { registerBooker } from '../account/register-booker.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { requireProperty } from '../property/service.ts';
import { createVoucherLimit } from '../voucher/limit-bookings.ts';
import { createCreateDeps } from './create-deps.ts';
import { createBooking } from './create.ts';
import { readStatus } from './status.ts';
import { createHeldNights, type HeldBy } from './held-nights.ts';
import { createUnpaidLimit } from './unpaid-limit.ts';
import { createWrongPinLimit } from './wrong-pin-limit.ts';
import { readConfirmation } from './confirmation.ts';

/** Create, Status and Confirmation (product.md 7, decisions 1). */
export function registerReservationRoutes(
  app: FastifyInstance,
  deps: ServingDeps,
  gateway: PaymentGateway,
  accounts: AccountDeps,
  paystack?: PaymentGateway | null,
): void {
  const { db, secretKey } = deps;
  const limitWrongVouchers = createVoucherLimit(deps);
  const promoCodes = createPromoCodeLimit(deps);
  const limitUnpaid = createUnpaidLimit(deps);
  const limitHeldNights = createHeldNights(deps);
  const limitWrongPins = createWrongPinLimit(deps);
  const createDeps = { ...createCreateDeps(deps, gateway), paystack };
  const readDeps = { ...deps, gateway, paystack, preCheckInKey: deriveKey(secretKey, 'pre-check-in') };

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
}
