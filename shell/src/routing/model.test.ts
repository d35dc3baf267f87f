import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  $choices,
  $bookConfig,
  $clock,
  $http,
  $property,
  $route,
  $search,
  emptyBasket,
  navigationRequested,
  type Basket,
  type HttpClient,
} from 'shared/runtime';
import { aBasketItem, aBookConfig, aProperty, fixedClock, recorded } from 'shared/testing';
import type { ConsentFact, Fact } from '../analytics/facts.ts';
import { $analytics } from '../analytics/model.ts';
import { $arrivals, $pageDocument } from '../pages/arrival-model.ts';
import { $screen, navigatorReady, pageEntered, placeChanged, retryRequested } from './model.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Answers by the endpoint's path; anything else is not found. */
const fakeHttp = (answers: Answers, asked: string[] = []): HttpClient => ({
  call: (endpoint) => {
    asked.push(endpoint.path);
    const answer = answers[endpoint.path];
    const failure = {
      kind: 'http',
      status: 404,
      message: null,
      modelState: {},
      retryAfterSeconds: null,
      body: null,
      correlationId: null,
    };
    // The fake stands for any endpoint; each test hands in what its endpoints answer.
    return Promise.resolve(
      (answer === undefined ? { ok: false, failure } : { ok: true, data: answer }) as never,
    );
  },
});

let keys = 0;
const go = async (scope: Scope, address: string): Promise<void> => {
  const { pathname, search, hash } = new URL(address, 'https://x');
  keys += 1;
  await allSettled(placeChanged, {
    scope,
    params: { pathname, search, hash, key: String(keys), action: 'PUSH' },
  });
};

interface Given {
  readonly answers: Answers;
  readonly property: boolean;
  readonly items?: Basket['items'];
}
const known: Given = { answers: {}, property: true };

function givenShell(options: Given = known) {
  const asked: string[] = [];
  const pages: string[] = [];
  const titles: string[] = [];
  let scrolls = 0;
  const pageDocument = {
    setTitle: (title: string) => void titles.push(title),
    scrollToTop: () => {
      scrolls += 1;
    },
  };
  const scope = fork({
    values: [
      [$http, fakeHttp(options.answers, asked)],
      [$clock, fixedClock()],
      [$property, options.property ? aProperty() : null],
      [$bookConfig, options.property ? aBookConfig({ propertyId: aProperty().propertyId }) : null],
      [$choices, { ...emptyBasket, propertyCode: 'HARBOUR', items: options.items ?? [] }],
      [$analytics, { push: (fact: Fact | ConsentFact) => fact.kind === 'page' && pages.push(fact.path) }],
      [$pageDocument, pageDocument],
    ],
  });
  return { scope, asked, pages, titles, scrolls: () => scrolls };
}

describe('entering a page', () => {
  it('with what the server sent nothing is fetched, and the models hear of the route first', async () => {
    const { scope, asked } = givenShell();
    await go(scope, '/Book/HARBOUR?fromDate=2026-12-01&toDate=2026-12-03&adults=1');
    expect(asked).toEqual([]);
    expect(scope.getState($screen)).toEqual({ kind: 'page' });
    expect(scope.getState($route).params).toEqual({ propertyCode: 'HARBOUR' });
    expect(scope.getState($search).fromDate).toBe('2026/12/01');
  });

  it('what is missing is fetched before the page is entered', async () => {
    const answers = { '/api/Property/:id': aProperty(), '/api/Book/Config/:id': aBookConfig() };
    const { scope, asked } = givenShell({ answers, property: false });
    await go(scope, '/Book/HARBOUR');
    expect(asked).toEqual(['/api/Property/:id', '/api/Book/Config/:id']);
    expect(scope.getState($property)?.propertyCode).toBe('HARBOUR');
    expect(scope.getState($screen)).toEqual({ kind: 'page' });
  });

  it('a hotel that does not exist is not found', async () => {
    const { scope } = givenShell({ answers: {}, property: false });
    await go(scope, '/Book/NOWHERE');
    expect(scope.getState($screen)).toEqual({ kind: 'not-found' });
  });

  it('a call that fails can be tried again', async () => {
    const { scope, asked } = givenShell({ answers: { '/api/Property/:id': aProperty() }, property: false });
    await go(scope, '/Account/Register/HARBOUR');
    await allSettled(retryRequested, { scope });
    expect(asked).toEqual(['/api/Property/:id']);
    expect(scope.getState($screen)).toEqual({ kind: 'page' });
  });

  it('a guard sends to the search page with query and hash, in place of the address', async () => {
    const { scope } = givenShell();
    const went: unknown[] = [];
    await allSettled(navigatorReady, {
      scope,
      params: { go: (...to) => went.push(to), leave: () => undefined, reload: () => undefined },
    });
    await go(scope, '/Book/HARBOUR/Checkout?promoCode=SPRING#pay');
    expect(went).toEqual([['/Book/HARBOUR?promoCode=SPRING#pay', { replace: true }]]);
    expect(scope.getState($screen)).toEqual({ kind: 'loading' });
  });

  it('checkout opens with a room of this hotel in the basket', async () => {
    const { scope } = givenShell({ ...known, items: [aBasketItem()] });
    await go(scope, '/Book/HARBOUR/Checkout');
    expect(scope.getState($screen)).toEqual({ kind: 'page' });
  });

  it('only the first page leaves focus and scroll alone; a change of the query alone is no navigation', async () => {
    const { scope, scrolls, pages, titles } = givenShell();
    const entered = recorded(pageEntered, scope);
    await go(scope, '/Book/HARBOUR');
    await go(scope, '/Book/HARBOUR?adults=1');
    expect(scrolls()).toBe(0);
    await go(scope, '/Account/Register/HARBOUR');
    expect(scrolls()).toBe(1);
    expect(entered.map(({ isFirst }) => isFirst)).toEqual([true, false]);
    expect(scope.getState($arrivals).count).toBe(2);
    expect(titles.at(-1)).toBe('Create account · The Harbour Hotel');
    expect(pages).toEqual(['/Book/HARBOUR', '/Account/Register/HARBOUR']);
  });

  it('pages without a property are not tracked', async () => {
    const { scope, pages } = givenShell();
    await go(scope, '/Error');
    expect(pages).toEqual([]);
    expect(scope.getState($screen)).toEqual({ kind: 'page' });
  });

  it('a page elsewhere is a whole page load', async () => {
    const { scope } = givenShell();
    const left: string[] = [];
    await allSettled(navigatorReady, {
      scope,
      params: { go: () => undefined, leave: (to) => left.push(to), reload: () => undefined },
    });
    await allSettled(navigationRequested, { scope, params: { to: 'https://pay.example/1', external: true } });
    expect(left).toEqual(['https://pay.example/1']);
  });
});
