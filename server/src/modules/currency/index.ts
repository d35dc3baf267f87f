export { findExchangeRates } from './repository.ts';
export { registerCurrencyRoutes } from './routes.ts';
