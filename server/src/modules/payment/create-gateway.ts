import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { EnvError, type Env } from '../../env.ts';
import type { PaymentGateway } from './gateway.ts';
import { createCardSimulator } from './simulator/gateway.ts';

/** decisions 4: the simulator takes no money, so a hotel that sells for real has to ask for it by name. */
const isSimulatorAllowed = (env: Env): boolean =>
  env.paymentSimulator || (env.mode === 'production' && env.databaseUrl === undefined);

/** Throws an EnvError where the gateway would have to be the simulator and that is not allowed: before anything is opened. */
export function requirePaymentSettings(env: Env): void {
  if (isSimulatorAllowed(env)) return;
  throw new EnvError(
    'There is no gateway for card payments: the card simulator takes no money and is refused in production. ' +
      'Set PAYMENT_SIMULATOR=true to use it nevertheless.',
  );
}

/** The gateway that takes cards; throws as `requirePaymentSettings` does. */
export function createCardGateway(db: Db, clock: Clock, env: Env): PaymentGateway {
  requirePaymentSettings(env);
  return createCardSimulator(db, clock);
}
