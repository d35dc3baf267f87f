import type { FastifyInstance } from 'fastify';
import { getExchangeRates } from 'shared/contracts';
import { todayIn } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { findExchangeRates } from './repository.ts';

/** For showing only: nothing that is charged is computed from it (decisions 1). Without rates every price stays in its own currency. */
export function registerCurrencyRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, getExchangeRates, async () => {
    const rates = await findExchangeRates(db);
    return rates ?? { baseCurrency: 'GBP', date: todayIn('UTC', clock.now()), rates: {} };
  });
}
