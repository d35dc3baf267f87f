import type { FastifyInstance } from 'fastify';
import {
  createReservation,
  getBookingCalendar,
  getConfirmation,
  getMyReservations,
  getPaymentDue,
  getReservationStatus,
  payPaymentDue,
} from 'shared/contracts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createSigner } from '../../signer.ts';
import { type AccountDeps, findBookingGuest, learnFromBooking, registerBooker } from '../account/index.ts';
import { createPromoCodeLimit, type ServingDeps } from '../availability/index.ts';
import { type Challenged, createDeclineLimit, type Gateways } from '../payment/index.ts';
import { requireProperty } from '../property/index.ts';
import { createAdmission } from './create/admission.ts';
import { createCreateDeps } from './create/create-deps.ts';
import { createBooking } from './create/create.ts';
import { payDue } from './later/pay-due.ts';
import { readDue } from './later/read-due.ts';
import { readBookingCalendar } from './read/booking-calendar.ts';
import { readConfirmation, type TablesOfStay, type WalletOf } from './read/confirmation.ts';
import { readMyReservations } from './read/my-reservations.ts';
import { isOwnOf } from './read/find.ts';
import { readStatus } from './read/status.ts';

interface BookingRouteDeps extends ServingDeps, Gateways, Challenged {
  readonly accounts: AccountDeps;
  readonly tablesOfStay: TablesOfStay;
  readonly walletOf: WalletOf;
}

/** Create, Status and Confirmation (product.md 7, decisions 1), and the list of a user's own bookings. */
export function registerBookingRoutes(app: FastifyInstance, deps: BookingRouteDeps): void {
  const { db, secretKey, accounts } = deps;
  const promoCodes = createPromoCodeLimit(deps);
  const admit = createAdmission(deps);
  const createDeps = createCreateDeps(deps);
  const readDeps = { ...deps, preCheckInKey: createSigner(secretKey, 'pre-check-in') };

  registerEndpoint(app, createReservation, async ({ body, headers }, context) => {
    const snapshot = await deps.snapshots.require(body.propertyId);
    const { property } = snapshot;
    const { propertyId } = property;
    await promoCodes.admit(body.promoCode, context.clientIp, (code) =>
      Promise.resolve(snapshot.promoCodes.has(code)),
    );
    const { challengeCards } = property.content;
    const key = headers['idempotency-key'];
    const tried = { propertyId, clientIp: context.clientIp, challengeCards, key };
    return admit(body, tried, async (holder) => {
      const guest = await findBookingGuest(accounts, context, propertyId, body);
      const response = await createBooking(createDeps, property, body, key, guest, holder);
      if (!guest) return registerBooker(accounts, propertyId, body, response);
      // Who is logged in has an account.
      await learnFromBooking(accounts, guest, body.booker, response);
      return response;
    });
  });

  registerEndpoint(app, getReservationStatus, async ({ query }) =>
    readStatus(readDeps, await requireProperty(db, query.propertyId), query.referenceNumber),
  );

  registerEndpoint(app, getBookingCalendar, async ({ query }, context) =>
    readBookingCalendar(
      deps,
      await requireProperty(db, query.propertyId),
      query,
      isOwnOf(accounts.sessions, context),
    ),
  );

  registerEndpoint(app, getConfirmation, async ({ query }, context) => {
    const property = await requireProperty(db, query.propertyId);
    const isOwn = isOwnOf(accounts.sessions, context);
    return readConfirmation(readDeps, property, query.confirmationToken, isOwn);
  });

  registerEndpoint(app, getPaymentDue, async ({ query }) =>
    readDue(deps, await requireProperty(db, query.propertyId), query.confirmationToken),
  );

  const payDeps = { ...createDeps, declines: createDeclineLimit(deps) };
  registerEndpoint(app, payPaymentDue, async ({ body, headers }, { clientIp }) => {
    const property = await requireProperty(db, body.propertyId);
    return payDue(payDeps, property, body, { key: headers['idempotency-key'], clientIp });
  });

  registerEndpoint(app, getMyReservations, async ({ query }, context) => {
    const property = await requireProperty(db, query.propertyId);
    const { user } = await accounts.sessions.require(context, property.propertyId);
    return readMyReservations(readDeps, property, {
      propertyId: user.property_id,
      userId: user.user_id,
    });
  });
}
