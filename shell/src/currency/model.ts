import { attach, combine, createEvent, sample } from 'effector';
import { getExchangeRates } from 'shared/contracts';
import {
  $chosenCurrency,
  $conversion,
  $deviceStorage,
  $exchangeRates,
  $http,
  $property,
  $search,
  currencyChosen,
  exchangeRatesFound,
  searchEdited,
} from 'shared/runtime';
import { dialogClosed } from '../layout/dialogs-model.ts';
import { $entered, pageEntered } from '../routing/model.ts';

export const currencyKey = 'shell.currency.v1';

/** ISO 4217 code that the guest chose on an earlier page; null without one, or where the browser has no storage. */
export function readSavedCurrency(window: Window): string | null {
  try {
    return window.localStorage.getItem(currencyKey);
  } catch {
    return null;
  }
}

/** The page is idle or shows another currency: exchange rates are needed. */
export const ratesRequested = createEvent();

const loadRatesFx = attach({ source: $http, effect: (http) => http.call(getExchangeRates, {}) });
const rememberFx = attach({
  source: $deviceStorage,
  effect: (storage, currency: string) => {
    storage.write(currencyKey, currency);
  },
});

/** Whether prices cannot be shown yet as the guest wants them. */
const $isWaiting = combine(
  { property: $property, chosen: $chosenCurrency, rates: $exchangeRates },
  ({ property, chosen, rates }) =>
    rates === null && property !== null && chosen !== null && chosen !== property.currency,
);

// Rates are needed to show another currency, or to offer one; after a failure the next page retries.
sample({
  clock: [$isWaiting, sample({ clock: pageEntered, source: $isWaiting })],
  filter: (isWaiting) => isWaiting,
  fn: () => undefined,
  target: ratesRequested,
});
sample({
  clock: ratesRequested,
  source: { rates: $exchangeRates, property: $property, isLoading: loadRatesFx.pending },
  filter: ({ rates, property, isLoading }) =>
    rates === null &&
    !isLoading &&
    property?.availableCurrencies.some((c) => c !== property.currency) === true,
  fn: () => undefined,
  target: loadRatesFx,
});
sample({
  clock: loadRatesFx.doneData.filterMap((result) => (result.ok ? result.data : undefined)),
  target: exchangeRatesFound,
});

sample({ clock: currencyChosen, fn: () => undefined, target: dialogClosed });
sample({
  clock: $chosenCurrency,
  filter: (chosen) => chosen !== null,
  fn: (chosen) => chosen ?? '',
  target: rememberFx,
});
// An address that names a currency goes on naming the one that is shown (decisions 3).
sample({
  clock: currencyChosen,
  source: $search,
  filter: ({ currency }, chosen) => currency !== null && currency !== chosen,
  fn: (_, currency) => ({ currency }),
  target: searchEdited,
});

/** How prices are shown on the page that the guest is on; null: as they are. What has been booked stays in the hotel's currency. */
export const $shownConversion = combine($conversion, $entered, (conversion, route) =>
  route?.match.definition.converts === true ? conversion : null,
);
