import { combine, createEvent, createStore } from 'effector';
import type { ExchangeRates } from '../contracts/index.ts';
import { conversionBetween, shownCurrencies } from '../domain/index.ts';
import { $property } from './property.ts';
import { $search } from './search.ts';

/** The guest wants to see prices in this currency; what is charged stays the hotel's (decisions 1). */
export const currencyChosen = createEvent<string>();
export const exchangeRatesFound = createEvent<ExchangeRates>();

/** The day's quotation; null before it has come, and where it cannot be had. */
export const $exchangeRates = createStore<ExchangeRates | null>(null).on(exchangeRatesFound, (_, r) => r);

/** An ISO 4217 code, or null for the hotel's own. A link that names a currency chooses it (decisions 3). */
export const $chosenCurrency = createStore<string | null>(null)
  .on(currencyChosen, (_, currency) => currency)
  .on($search, (chosen, { currency }) => currency ?? chosen);

/** What the guest can choose among, the hotel's own first; empty where nothing can be converted. */
export const $shownCurrencies = combine($property, $exchangeRates, (property, rates) =>
  property === null ? [] : shownCurrencies(property, rates),
);

/** How the hotel's prices are shown; null: as they are. */
export const $conversion = combine(
  { property: $property, rates: $exchangeRates, chosen: $chosenCurrency, shown: $shownCurrencies },
  ({ property, rates, chosen, shown }) =>
    property === null || rates === null || chosen === null || !shown.includes(chosen)
      ? null
      : conversionBetween(rates, property.currency, chosen),
);
