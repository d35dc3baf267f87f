import type { FastifyInstance } from 'fastify';
import type { AppDeps, ServingDeps } from './deps.ts';
import { createHttpApp } from './http/create-http-app.ts';
import { sendNotFound } from './http/error-handler.ts';
import { limitChanges } from './http/change-limit.ts';
import { trackMethods } from './http/method-not-allowed.ts';
import { installOriginCheck } from './http/origin-check.ts';
import { createPromoCodeLimit } from './modules/availability/promo-code-limit.ts';
import { limitRequests } from './http/request-limit.ts';
import { createMetrics } from './metrics/metrics.ts';
import { registerMetricsRoutes } from './metrics/routes.ts';
import { registerOpenApiRoutes } from './openapi/routes.ts';
import { createAccountDeps } from './modules/account/create-account.ts';
import { registerAccountRoutes } from './modules/account/routes.ts';
import { hasSessionCookie } from './modules/account/session-cookie.ts';
import { createFindRooms } from './modules/availability/find-rooms.ts';
import { createSearchDeps, registerAvailabilityRoutes } from './modules/availability/routes.ts';
import { createPropertySnapshots } from './modules/availability/snapshot/index.ts';
import { registerClientLogRoutes } from './modules/client-log/routes.ts';
import { registerCompanyRoutes } from './modules/company/routes.ts';
import { registerCurrencyRoutes } from './modules/currency/routes.ts';
import { registerCspReportRoutes } from './modules/csp-report/routes.ts';
import { registerHealthRoutes } from './modules/health/routes.ts';
import { cardPaymentsOf } from './modules/property/card-payments.ts';
import { createCardGateway } from './modules/payment/create-gateway.ts';
import { createPaystackGateway } from './modules/payment/create-paystack.ts';
import { registerPaystackRoutes } from './modules/payment/paystack/routes.ts';
import { registerSimulatorRoutes } from './modules/payment/simulator/routes.ts';
import { registerPreCheckInRoutes } from './modules/pre-check-in/routes.ts';
import { registerPropertyGroupRoutes } from './modules/property-group/routes.ts';
import { registerPropertyRoutes } from './modules/property/routes.ts';
import { bookingsOfUsers } from './modules/reservation/bookings-of-users.ts';
import { registerReservationRoutes } from './modules/reservation/routes.ts';
import { createPaymentEvents } from './modules/reservation/payment-events.ts';
import { stayTotal } from './modules/reservation/stay-total.ts';
import { tablesOfStay } from './modules/restaurant/tables-of-stay.ts';
import { registerRestaurantRoutes } from './modules/restaurant/routes.ts';
import { registerRoomTypeConfigurationRoutes } from './modules/room-type-configuration/routes.ts';
import { registerServiceRoutes } from './modules/service/routes.ts';
import { registerStaticDataRoutes } from './modules/static-data/routes.ts';
import { registerVoucherRoutes } from './modules/voucher/routes.ts';
import { createOperatorAccess } from './ops/operator-access.ts';
import { registerOpsRoutes } from './ops/routes.ts';
import { createDatabaseContent } from './site/database-content.ts';
import { releaseKeysOf } from './release-keys.ts';
import { registerSite } from './site/routes.ts';
import { installSecurityHeaders } from './site/security-headers.ts';

/** The whole server without a port: tests call it by `inject`, `main.ts` listens. */
export function buildApp(given: AppDeps): FastifyInstance {
  const snapshots = given.snapshots ?? createPropertySnapshots({ ...given, freshness: 'each-use' });
  const releaseKeys = given.releaseKeys ?? releaseKeysOf(given.env);
  const deps: ServingDeps = { ...given, snapshots };
  const metrics = deps.metrics ?? createMetrics();
  const app = createHttpApp({
    logger: deps.logger,
    trustProxy: deps.env.trustProxy,
    closing: deps.closing,
    endpointHooks: { admit: limitChanges(deps), observe: metrics.bookings.observe },
  });
  installSecurityHeaders(app, deps.env);
  installOriginCheck(app, { publicUrl: deps.env.publicUrl, hasSessionCookie });
  limitRequests(app, deps.clock, deps.env.requestsPerSecond);
  const operators = createOperatorAccess(deps);
  registerMetricsRoutes(app, deps, metrics, operators);
  const refuseOtherMethods = trackMethods(app);

  registerHealthRoutes(app, deps);
  registerOpenApiRoutes(app);
  registerPropertyRoutes(app, deps);
  const promoCodes = createPromoCodeLimit(deps);
  registerPropertyGroupRoutes(app, deps, promoCodes);
  registerStaticDataRoutes(app, deps, operators);
  registerCurrencyRoutes(app, deps);
  registerRoomTypeConfigurationRoutes(app, deps);
  registerCompanyRoutes(app, deps);
  const searchDeps = createSearchDeps(deps, snapshots);
  registerAvailabilityRoutes(app, searchDeps, promoCodes);
  registerServiceRoutes(app, deps);
  registerRestaurantRoutes(app, deps);
  registerClientLogRoutes(app, deps);
  registerCspReportRoutes(app, deps);

  const accounts = createAccountDeps(deps, bookingsOfUsers);
  registerAccountRoutes(app, accounts);

  const cards = cardPaymentsOf(deps.env);
  const gateway = createCardGateway(deps.db, deps.clock, deps.env);
  const paystack = createPaystackGateway(deps.env, deps.logger);
  registerReservationRoutes(app, { ...deps, gateway, paystack, accounts, tablesOfStay });
  registerPreCheckInRoutes(app, { ...deps, gateway });
  const events = createPaymentEvents({ ...deps, gateway, paystack });
  if (cards.areTaken) registerSimulatorRoutes(app, deps, events.notified);
  registerPaystackRoutes(app, { ...deps, paystack, events }, deps.env.paystack.secretKey);
  registerVoucherRoutes(app, { ...deps, stayTotal });

  registerOpsRoutes(app, { ...deps, releaseKeys }, operators);

  refuseOtherMethods();
  // An unknown API address answers JSON, whatever pages the site serves.
  app.all('/api/*', (_request, reply) => sendNotFound(reply));
  registerSite(app, {
    content: createDatabaseContent(deps.db, cards),
    findRooms: createFindRooms(searchDeps),
    clock: deps.clock,
    logger: deps.logger,
    releasesDir: deps.env.releasesDir,
    releaseKeys,
    developmentRemotes: deps.env.developmentRemotes,
    mirror: deps.mirror,
    publicUrl: deps.env.publicUrl,
  });
  return app;
}
