import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $choices, $deviceStorage, $property, emptyBasket, navigationRequested } from 'shared/runtime';
import { aBasketItem, aBookConfig, aProperty, fixedClock } from 'shared/testing';
import { $bookConfig, $clock } from 'shared/runtime';
import type { ConsentFact, Fact } from '../analytics/facts.ts';
import { $analytics } from '../analytics/model.ts';
import { navigatorReady, placeChanged } from '../routing/model.ts';
import { $isBannerShown, consentChosen, consentOpened } from './model.ts';

const measured = aProperty({ googleTagManagerContainerId: 'GTM-ABC123' });

function open(property = measured, kept = new Map<string, string>()) {
  const facts: string[] = [];
  const moves: string[] = [];
  const scope = fork({
    values: [
      [$clock, fixedClock()],
      [$property, property],
      [$bookConfig, aBookConfig({ propertyId: property.propertyId })],
      [$choices, { ...emptyBasket, propertyCode: property.propertyCode, items: [aBasketItem()] }],
      [
        $deviceStorage,
        {
          read: (key: string) => kept.get(key) ?? null,
          write: (k: string, v: string) => void kept.set(k, v),
        },
      ],
      [$analytics, { push: (fact: Fact | ConsentFact) => facts.push(fact.kind) }],
    ],
  });
  let visits = 0;
  const visit = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://hotel.example');
    visits += 1;
    const params = { pathname, search, hash, key: String(visits), action: 'PUSH' } as const;
    return allSettled(placeChanged, { scope, params });
  };
  const navigator = {
    go: (to: string) => moves.push(`go ${to}`),
    leave: (to: string) => moves.push(`load ${to}`),
    reload: () => moves.push('reload'),
  };
  const start = async (address: string) => {
    await allSettled(navigatorReady, { scope, params: navigator });
    await visit(address);
  };
  const go = (to: string) => allSettled(navigationRequested, { scope, params: { to } });
  return { scope, facts, moves, kept, start, visit, go };
}

describe('consent', () => {
  it('is asked by a hotel that measures, and remembered', async () => {
    const { scope, start, kept } = open();
    await start('/Book/HARBOUR');
    expect(scope.getState($isBannerShown)).toBe(true);
    await allSettled(consentChosen, { scope, params: 'denied' });
    expect(scope.getState($isBannerShown)).toBe(false);
    const again = open(measured, kept);
    await again.start('/Book/HARBOUR');
    expect(again.scope.getState($isBannerShown)).toBe(false);
  });

  it('is not asked by a hotel that measures nothing', async () => {
    const { scope, start } = open(aProperty());
    await start('/Book/HARBOUR');
    expect(scope.getState($isBannerShown)).toBe(false);
  });

  it('is not asked where a card is typed, but can be changed there', async () => {
    const { scope, start } = open();
    await start('/Book/HARBOUR/Checkout');
    expect(scope.getState($isBannerShown)).toBe(false);
    await allSettled(consentOpened, { scope });
    expect(scope.getState($isBannerShown)).toBe(true);
  });

  it('lets nothing run before it is given, nor when it is refused', async () => {
    const { scope, start, facts } = open();
    await start('/Book/HARBOUR');
    await allSettled(consentChosen, { scope, params: 'denied' });
    expect(facts.filter((kind) => ['agreed', 'run'].includes(kind))).toEqual([]);
  });

  it('lets it run once it is given, and checkout is then a document of its own', async () => {
    const { scope, start, facts, moves, go } = open();
    await start('/Book/HARBOUR');
    await go('/Book/HARBOUR/Checkout');
    await allSettled(consentChosen, { scope, params: 'granted' });
    expect(facts).toContain('run');
    await go('/Book/HARBOUR/Checkout');
    expect(moves).toEqual(['go /Book/HARBOUR/Checkout', 'load /Book/HARBOUR/Checkout']);
  });

  it('given at checkout lets nothing run there, nor on the confirmation; the search is opened anew', async () => {
    const { scope, start, facts, moves, go } = open();
    await start('/Book/HARBOUR/Checkout');
    await allSettled(consentChosen, { scope, params: 'granted' });
    expect(facts).toContain('agreed');
    expect(facts).not.toContain('run');
    await go('/Book/HARBOUR/Confirmation/token');
    await go('/Book/HARBOUR');
    expect(moves).toEqual(['go /Book/HARBOUR/Confirmation/token', 'load /Book/HARBOUR']);
  });

  it('lets nothing run in a document of a page with a secret, also where a guard sends the guest on', async () => {
    const { scope, start, visit, facts, moves, go } = open();
    await start('/Book/HARBOUR/Confirmation');
    expect(moves).toEqual(['go /Book/HARBOUR']);
    await visit('/Book/HARBOUR');
    await allSettled(consentChosen, { scope, params: 'granted' });
    expect(facts).toContain('agreed');
    expect(facts).not.toContain('run');
    await go('/Book/HARBOUR/Rooms-And-Rates');
    expect(moves.at(-1)).toBe('load /Book/HARBOUR/Rooms-And-Rates');
  });

  it.each([
    ['a card gateway', { cardGateway: { kind: 'Stripe', publishableKey: 'pk_test_1', accountId: null } }],
    ['a challenge', { challenge: { kind: 'Turnstile', siteKey: 'site-key' } }],
  ] as const)(
    'is not needed for the checkout of a hotel with %s to be a document of its own',
    async (_what, has) => {
      const hotel = aProperty(has);
      const first = open(hotel);
      await first.start('/Book/HARBOUR');
      await first.go('/Book/HARBOUR/Checkout');
      expect(first.moves).toEqual(['load /Book/HARBOUR/Checkout']);
      const second = open(hotel);
      await second.start('/Book/HARBOUR/Checkout');
      await second.go('/Book/HARBOUR/Rooms-And-Rates');
      await second.go('/Book/HARBOUR/Checkout');
      expect(second.moves).toEqual(['go /Book/HARBOUR/Rooms-And-Rates', 'go /Book/HARBOUR/Checkout']);
    },
  );

  it('taken back while others run needs a new document', async () => {
    const { scope, start, facts, moves } = open();
    await start('/Book/HARBOUR');
    await allSettled(consentChosen, { scope, params: 'granted' });
    await allSettled(consentChosen, { scope, params: 'denied' });
    expect(facts.at(-1)).toBe('withdrawn');
    expect(moves).toEqual(['reload']);
  });
});
