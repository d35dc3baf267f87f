import type { FastifyInstance } from 'fastify';
import { createReleaseReader } from 'federation/releases';
import type { EndpointDefinition } from 'shared/contracts';
import type { AppDeps } from './deps.ts';
import { createHttpApp } from './http/create-http-app.ts';
import { limitChanges } from './http/change-limit.ts';
import { answerOtherCalls } from './http/other-calls.ts';
import { installOriginCheck } from './http/origin-check.ts';
import {
  createFindRooms,
  createLiveLists,
  createPromoCodeLimit,
  createPropertySnapshots,
  createSearchDeps,
  registerAvailabilityRoutes,
  type ServingDeps,
} from './modules/availability/index.ts';
import { limitRequests } from './http/request-limit.ts';
import { createMetrics } from './metrics/metrics.ts';
import { registerMetricsRoutes } from './metrics/routes.ts';
import { registerOpenApiRoutes } from './openapi/routes.ts';
import { createAccountDeps, hasSessionCookie, registerAccountRoutes } from './modules/account/index.ts';
import { registerClientLogRoutes } from './modules/client-log/index.ts';
import { registerCompanyRoutes } from './modules/company/index.ts';
import { registerCurrencyRoutes } from './modules/currency/index.ts';
import { registerCspReportRoutes } from './modules/csp-report/index.ts';
import { registerHealthRoutes } from './modules/health/index.ts';
import { registerInvoiceRoutes } from './modules/invoice/index.ts';
import { registerStayRoutes } from './modules/stay/index.ts';
import { cardTakerOf, registerPropertyRoutes } from './modules/property/index.ts';
import {
  createCardGateway,
  createChallenge,
  createPaystackGateway,
  receivePaystackWebhook,
  receiveStripeWebhook,
  registerPaystackRoutes,
  registerSimulatorRoutes,
  registerStripeRoutes,
} from './modules/payment/index.ts';
import { registerDeskRoutes } from './modules/desk/index.ts';
import { registerDeskCalendarRoutes } from './modules/desk-calendar/index.ts';
import { registerPreCheckInRoutes } from './modules/pre-check-in/index.ts';
import { registerPrivacyRoutes } from './modules/privacy/index.ts';
import { findPropertyGroup, registerPropertyGroupRoutes } from './modules/property-group/index.ts';
import { findRating, registerReviewRoutes } from './modules/review/index.ts';
import {
  bookingsOfUsers,
  createPaymentEvents,
  registerBookingRoutes,
  stayTotal,
} from './modules/booking/index.ts';
import { registerRestaurantRoutes, tablesOfStay } from './modules/restaurant/index.ts';
import { registerRoomTypeConfigurationRoutes } from './modules/room-type-configuration/index.ts';
import { registerServiceRoutes } from './modules/service/index.ts';
import { registerStaticDataRoutes } from './modules/static-data/index.ts';
import {
  createOperatorRole,
  createStaffSessions,
  hasStaffCookie,
  registerStaffRoutes,
} from './modules/staff/index.ts';
import { registerWebVitalsRoutes, vitalsOfTheDay } from './modules/web-vitals/index.ts';
import { readWalletKeys, registerWalletRoutes, walletOf } from './modules/wallet/index.ts';
import { registerVoucherRoutes } from './modules/voucher/index.ts';
import { mailAttempts } from './modules/mail/index.ts';
import { createOperatorAccess } from './http/operator-access.ts';
import { mountParts } from './parts/mount-parts.ts';
import { registerOpsRoutes } from './ops/routes.ts';
import { cacheContent } from './site/content-cache.ts';
import { createDatabaseContent } from './site/database-content.ts';
import { registerPriceFeed } from './site/price-feed.ts';
import { releaseKeysOf } from './release-keys.ts';
import { registerSite } from './site/routes.ts';
import { installSecurityHeaders } from './site/security-headers.ts';

/** Calls of gateways, not of our pages: their signature is their proof. */
const signed: readonly EndpointDefinition[] = [receivePaystackWebhook, receiveStripeWebhook];

/**
 * The whole server without a port: tests call it by `inject`, `main.ts` listens. Without
 * snapshots that watch for changes it makes its own, which look for changes at each use.
 */
export function buildApp(given: AppDeps & Partial<ServingDeps>): FastifyInstance {
  const snapshots = given.snapshots ?? createPropertySnapshots({ ...given, freshness: 'each-use' });
  const releaseKeys = given.releaseKeys ?? releaseKeysOf(given.env);
  const deps: ServingDeps = { ...given, snapshots };
  const metrics = deps.metrics ?? createMetrics();
  const app = createHttpApp({
    logger: deps.logger,
    trustProxy: deps.env.trustProxy,
    closing: deps.closing,
    instrument: deps.tracing?.instrument,
    endpointHooks: { admit: limitChanges(deps, signed), observe: metrics.bookings.observe },
  });
  installSecurityHeaders(app, deps.env);
  installOriginCheck(app, {
    publicUrl: deps.env.publicUrl,
    signedPaths: signed.map(({ path }) => path),
    hasSessionCookie: (header) => hasSessionCookie(header) || hasStaffCookie(header),
  });
  limitRequests(app, deps.clock, deps.env.requestsPerSecond);
  const operators = createOperatorAccess(deps);
  registerMetricsRoutes(
    app,
    { ...deps, mailAttempts, vitalsOfTheDay: () => vitalsOfTheDay(deps) },
    metrics,
    operators,
  );
  answerOtherCalls(app, '/api');

  registerHealthRoutes(app, deps);
  registerOpenApiRoutes(app);
  registerPropertyRoutes(app, deps, async (propertyId) => (await findRating(deps.db, propertyId)) !== null);
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
  registerPrivacyRoutes(app, accounts);
  const staffSessions = createStaffSessions(deps);
  const desk = registerStaffRoutes(app, { ...accounts, staffSessions });
  registerDeskCalendarRoutes(desk, deps);

  const gateway = createCardGateway(deps.db, deps.clock, deps.env, deps.logger);
  const paystack = createPaystackGateway(deps.env, deps.logger);
  const challenge = createChallenge(deps, metrics.bookings.challenged);
  registerDeskRoutes(desk, { ...deps, gateway, paystack, tablesOfStay, search: searchDeps });
  const walletKeys = readWalletKeys(deps.env.wallet);
  registerBookingRoutes(app, {
    ...deps,
    challenge,
    gateway,
    paystack,
    accounts,
    tablesOfStay,
    walletOf: walletOf(walletKeys, deps),
  });
  registerPreCheckInRoutes(app, { ...deps, challenge, gateway });
  registerInvoiceRoutes(app, { ...deps, sessions: accounts.sessions });
  registerWalletRoutes(app, { ...deps, sessions: accounts.sessions, walletKeys });
  registerStayRoutes(app, { ...deps, sessions: accounts.sessions, search: searchDeps });
  registerReviewRoutes(app, deps);
  const events = createPaymentEvents({ ...deps, gateway, paystack });
  if (cardTakerOf(deps.env) === 'simulator') registerSimulatorRoutes(app, deps, events.notified);
  registerStripeRoutes(app, { ...deps, events });
  registerPaystackRoutes(app, { ...deps, paystack, events }, deps.env.paystack.secretKey);
  registerVoucherRoutes(app, { ...deps, stayTotal });

  const releases = createReleaseReader({ ...deps.env, releaseKeys, logger: deps.logger });
  registerWebVitalsRoutes(app, { ...deps, registryNow: () => releases.current()?.registry ?? null });
  const operatorOf = createOperatorRole(deps, staffSessions);
  registerOpsRoutes(app, { ...deps, releaseKeys, releases, operatorOf }, operators);

  const content = createDatabaseContent(deps.db, deps.env);
  const findRooms = createFindRooms(searchDeps);
  registerPriceFeed(app, {
    content: cacheContent(content, deps),
    findRooms,
    clock: deps.clock,
    publicUrl: deps.env.publicUrl,
  });
  mountParts(app, accounts, deps.parts ?? []);
  registerSite(app, {
    content,
    findRooms,
    clock: deps.clock,
    logger: deps.logger,
    releasesDir: deps.env.releasesDir,
    releases,
    mirror: deps.mirror,
    live: createLiveLists({
      logger: deps.logger,
      snapshots,
      async membersOf(propertyGroupId) {
        const group = await findPropertyGroup(deps.db, propertyGroupId);
        return group?.properties.map(({ propertyId }) => propertyId) ?? [];
      },
    }),
    publicUrl: deps.env.publicUrl,
  });
  return app;
}
