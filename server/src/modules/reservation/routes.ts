import type { FastifyInstance } from 'fastify';
import { createReservation, getConfirmation, getReservationStatus } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createRateLimiter } from '../../http/rate-limit-repository.ts';
import { deriveKey } from '../../secret-key.ts';
import { createQuotes } from '../availability/quote.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { requireProperty } from '../property/service.ts';
import { voucherTries } from '../voucher/limit.ts';
import { createBooking } from './create.ts';
import { readStatus } from './status.ts';
import { readConfirmation } from './confirmation.ts';

/** Create, Status and Confirmation (product.md 7, decisions 1). */
export function registerReservationRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  gateway: PaymentGateway,
): void {
  const { db, secretKey } = deps;
  const limiter = createRateLimiter(db, secretKey);
  const createDeps = {
    ...deps,
    gateway,
    quotes: createQuotes(secretKey),
    bodyHashKey: deriveKey(secretKey, 'idempotency'),
  };
  const readDeps = { ...deps, gateway, preCheckInKey: deriveKey(secretKey, 'pre-check-in') };

  registerEndpoint(app, createReservation, async ({ body, headers }, context) => {
    const property = await requireProperty(db, body.propertyId);
    // A booking is a try of its voucher like any other.
    if (body.hopGiftVoucherCode !== null) {
      await limiter.take(voucherTries, property.propertyId, context.clientIp, deps.clock.now());
    }
    return createBooking(createDeps, property, body, headers['idempotency-key']);
  });

  registerEndpoint(app, getReservationStatus, async ({ query }) =>
    readStatus(readDeps, await requireProperty(db, query.propertyId), query.referenceNumber),
  );

  registerEndpoint(app, getConfirmation, async ({ query }) =>
    readConfirmation(readDeps, await requireProperty(db, query.propertyId), query.confirmationToken),
  );
}
