import { allSettled, createWatch, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { getExchangeRates } from 'shared/contracts';
import { emptySearch } from 'shared/domain';
import {
  $conversion,
  $deviceStorage,
  $http,
  $property,
  $search,
  $shownCurrencies,
  currencyChosen,
  navigationRequested,
} from 'shared/runtime';
import { aProperty, httpOf, refused } from 'shared/testing';
import { currencyKey, ratesRequested } from './model.ts';

const quotation = { baseCurrency: 'GBP', date: '2026/11/21', rates: { GBP: 1, USD: 1.25, EUR: 1.2 } };

interface Case {
  readonly rates?: typeof quotation | null;
  readonly availableCurrencies?: readonly string[];
}

function open({ rates = quotation, availableCurrencies = ['GBP', 'EUR', 'USD'] }: Case = {}) {
  const kept = new Map<string, string>();
  let calls = 0;
  const answer = () => {
    calls += 1;
    return rates ?? refused(503, 'Action failed');
  };
  const scope: Scope = fork({
    values: [
      [$http, httpOf({ [getExchangeRates.path]: answer })],
      [$property, aProperty({ currency: 'GBP', availableCurrencies: [...availableCurrencies] })],
      [
        $deviceStorage,
        {
          read: (key: string) => kept.get(key) ?? null,
          write: (k: string, v: string) => void kept.set(k, v),
        },
      ],
    ],
  });
  return { scope, kept, calls: () => calls };
}

describe('prices in the guest’s currency', () => {
  it('can be chosen once there are rates', async () => {
    const { scope } = open();
    expect(scope.getState($shownCurrencies)).toEqual([]);
    await allSettled(ratesRequested, { scope });
    expect(scope.getState($shownCurrencies)).toEqual(['GBP', 'EUR', 'USD']);
    expect(scope.getState($conversion)).toBeNull();
  });

  it('are not offered when the rates cannot be had', async () => {
    const { scope } = open({ rates: null });
    await allSettled(ratesRequested, { scope });
    await allSettled(currencyChosen, { scope, params: 'EUR' });
    expect(scope.getState($shownCurrencies)).toEqual([]);
    expect(scope.getState($conversion)).toBeNull();
  });

  it('need no call where the hotel has no other currency', async () => {
    const { scope, calls } = open({ availableCurrencies: ['GBP'] });
    await allSettled(ratesRequested, { scope });
    expect(calls()).toBe(0);
  });

  it('are shown as soon as a currency is chosen, and the choice is kept on the device', async () => {
    const { scope, kept } = open();
    await allSettled(currencyChosen, { scope, params: 'EUR' });
    expect(scope.getState($conversion)).toEqual({ from: 'GBP', to: 'EUR', rate: 1.2 });
    expect(kept.get(currencyKey)).toBe('EUR');
    await allSettled(currencyChosen, { scope, params: 'GBP' });
    expect(scope.getState($conversion)).toBeNull();
  });

  it('follow a link that names a currency, which goes on naming the one that is shown', async () => {
    const { scope } = open();
    const places: string[] = [];
    createWatch({ unit: navigationRequested, scope, fn: ({ to }) => places.push(to) });
    await allSettled($search, { scope, params: { ...emptySearch, currency: 'USD' } });
    expect(scope.getState($conversion)?.to).toBe('USD');
    await allSettled(currencyChosen, { scope, params: 'EUR' });
    expect(scope.getState($conversion)?.to).toBe('EUR');
    expect(places.map((place) => place.split('?')[1])).toEqual(['currency=EUR']);
  });

  it('keep the currency of the link on pages whose address does not name it', async () => {
    const { scope } = open();
    await allSettled($search, { scope, params: { ...emptySearch, currency: 'USD' } });
    await allSettled($search, { scope, params: emptySearch });
    expect(scope.getState($conversion)?.to).toBe('USD');
  });

  it('stay as they are in a currency that this hotel does not offer', async () => {
    const { scope } = open({ availableCurrencies: ['GBP', 'USD'] });
    await allSettled(currencyChosen, { scope, params: 'EUR' });
    expect(scope.getState($conversion)).toBeNull();
  });
});
