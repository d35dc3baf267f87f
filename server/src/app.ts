import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { createHttpApp } from './http/create-http-app.ts';
import { sendNotFound } from './http/error-handler.ts';
import { trackMethods } from './http/method-not-allowed.ts';
import { registerAvailabilityRoutes } from './modules/availability/routes.ts';
import { registerClientLogRoutes } from './modules/client-log/routes.ts';
import { registerCompanyRoutes } from './modules/company/routes.ts';
import { registerCurrencyRoutes } from './modules/currency/routes.ts';
import { registerHealthRoutes } from './modules/health/routes.ts';
import { createCardGateway } from './modules/payment/create-gateway.ts';
import { registerSimulatorRoutes } from './modules/payment/simulator/routes.ts';
import { registerPropertyGroupRoutes } from './modules/property-group/routes.ts';
import { registerPropertyRoutes } from './modules/property/routes.ts';
import { registerReservationRoutes } from './modules/reservation/routes.ts';
import { settleByReference } from './modules/reservation/settle.ts';
import { registerRoomTypeConfigurationRoutes } from './modules/room-type-configuration/routes.ts';
import { registerServiceRoutes } from './modules/service/routes.ts';
import { registerStaticDataRoutes } from './modules/static-data/routes.ts';
import { registerVoucherRoutes } from './modules/voucher/routes.ts';
import { createDatabaseContent } from './site/database-content.ts';
import { registerSite } from './site/routes.ts';
import { installSecurityHeaders } from './site/security-headers.ts';

/** The whole server without a port: tests call it by `inject`, `main.ts` listens. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const app = createHttpApp({ logger: deps.logger, trustProxy: deps.env.trustProxy });
  installSecurityHeaders(app);
  const refuseOtherMethods = trackMethods(app);

  registerHealthRoutes(app, deps);
  registerPropertyRoutes(app, deps);
  registerPropertyGroupRoutes(app, deps);
  registerStaticDataRoutes(app, deps);
  registerCurrencyRoutes(app, deps);
  registerRoomTypeConfigurationRoutes(app, deps);
  registerCompanyRoutes(app, deps);
  registerAvailabilityRoutes(app, deps);
  registerServiceRoutes(app, deps);
  registerClientLogRoutes(app, deps);

  const gateway = createCardGateway(deps.db, deps.clock, deps.env);
  registerReservationRoutes(app, deps, gateway);
  registerSimulatorRoutes(app, deps, (name) => settleByReference({ ...deps, gateway }, name));
  registerVoucherRoutes(app, deps);

  refuseOtherMethods();
  // An unknown API address answers JSON, whatever pages the site serves.
  app.all('/api/*', (_request, reply) => sendNotFound(reply));
  registerSite(app, {
    content: createDatabaseContent(deps.db),
    clock: deps.clock,
    logger: deps.logger,
    releasesDir: deps.env.releasesDir,
    publicUrl: deps.env.publicUrl,
  });
  return app;
}
