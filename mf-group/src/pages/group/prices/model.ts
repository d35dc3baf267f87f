import { combine, createStore, sample } from 'effector';
import { getExchangeRates, type ExchangeRates } from 'shared/contracts';
import { $exchangeRates, $language, $propertyGroup, createCallFx, exchangeRatesFound } from 'shared/runtime';
import { $search, pageOpened } from '../search/model.ts';
import { comparedIn, currenciesOf, ratesBetween } from './shown-price.ts';

const ratesFx = createCallFx(getExchangeRates);

// Only a group whose hotels have several currencies needs rates; what failed is asked for again on the next visit.
sample({
  clock: pageOpened,
  source: { group: $propertyGroup, rates: $exchangeRates, isLoading: ratesFx.pending },
  filter: ({ group, rates, isLoading }) =>
    group !== null && rates === null && !isLoading && currenciesOf(group).length > 1,
  fn: () => ({}),
  target: ratesFx,
});
const $hasNoRates = createStore(false)
  .on(ratesFx.fail, () => true)
  .reset(ratesFx);
sample({ clock: ratesFx.doneData, fn: (rates: ExchangeRates) => rates, target: exchangeRatesFound });

/** Whether there is, or may soon be, a choice of currencies: its place is kept meanwhile. */
export const $isComparable = combine($propertyGroup, $exchangeRates, $hasNoRates, (group, rates, hasNone) =>
  group === null ? false : currenciesOf(group).length > 1 && (rates !== null || !hasNone),
);

/** In which currencies all prices of the group can be shown; none where its hotels have one, or where there are no rates. */
export const $currencies = combine($propertyGroup, $exchangeRates, (group, rates) => {
  if (group === null || rates === null) return [];
  const own = currenciesOf(group);
  if (own.length < 2) return [];
  return ratesBetween(rates, own);
});

/** Prices of several currencies wait for the rates, so that none is shown in two of them one after the other. */
export const $awaitsRates = combine(
  $isComparable,
  $exchangeRates,
  (isComparable, rates) => isComparable && rates === null,
);

/** The one currency of all prices: the guest's; null where each hotel has its own because none can be compared (decisions 3: a chosen one is in the address). */
export const $shownIn = combine($search, $currencies, $language, ({ currency }, currencies, { locale }) =>
  comparedIn(currencies, currency, locale),
);
