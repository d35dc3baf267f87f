import type { KyselyPlugin } from 'kysely';
import type { AppDeps } from '../../src/deps.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { createAccountDeps } from '../../src/modules/account/index.ts';
import { createPropertySnapshots, createSearchDeps } from '../../src/modules/availability/index.ts';
import { bookingsOfUsers, registerBookingRoutes } from '../../src/modules/booking/index.ts';
import { registerDeskRoutes } from '../../src/modules/desk/index.ts';
import { registerDeskCalendarRoutes } from '../../src/modules/desk-calendar/index.ts';
import { createChallenge, type PaymentGateway } from '../../src/modules/payment/index.ts';
import { tablesOfStay } from '../../src/modules/restaurant/index.ts';
import { createDesk } from '../../src/modules/staff/desk-endpoint.ts';
import type { StaffSessions } from '../../src/modules/staff/sessions.ts';
import { registerStayRoutes } from '../../src/modules/stay/index.ts';

/** A process that can be killed before a statement of its choice: from then on none of its statements arrives. */
function createKillSwitch() {
  let left: number | null = null;
  let isDead = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (left !== null) isDead ||= left-- <= 0;
      if (isDead) throw new Error('The process was killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    plugin,
    order: (statements: number) => {
      left = statements;
    },
    isDead: () => isDead,
    revive: () => {
      left = null;
      isDead = false;
    },
  };
}

export type LifeProcess = ReturnType<typeof startLifeProcess>;

/** One instance of the server: what guests and the desk ask, and the deps of its jobs. */
export function startLifeProcess(
  common: AppDeps,
  gatewayOf: (deps: AppDeps) => PaymentGateway,
  staffSessions: StaffSessions,
) {
  const killSwitch = createKillSwitch();
  const deps: AppDeps = { ...common, db: common.db.withPlugin(killSwitch.plugin) };
  const snapshots = createPropertySnapshots({ ...deps, freshness: 'each-use' });
  const serving = { ...deps, snapshots, gateway: gatewayOf(deps) };
  const app = createHttpApp({ logger: deps.logger, trustProxy: false });
  const accounts = createAccountDeps(deps, bookingsOfUsers);
  const challenge = createChallenge(deps, () => undefined);
  registerBookingRoutes(app, {
    ...serving,
    challenge,
    accounts,
    tablesOfStay,
    walletOf: () => undefined,
  });
  const search = createSearchDeps(deps, snapshots);
  registerStayRoutes(app, { ...serving, sessions: accounts.sessions, search });
  const desk = createDesk(app, { ...accounts, staffSessions });
  registerDeskRoutes(desk, { ...serving, tablesOfStay, search });
  registerDeskCalendarRoutes(desk, serving);
  return { app, killSwitch, deps: serving };
}
