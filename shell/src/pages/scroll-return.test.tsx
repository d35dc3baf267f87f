import { allSettled, fork } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { $bookConfig, $clock, $http, $property, $tabStorage } from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock, httpOf } from 'shared/testing';
import { placeChanged, type Navigation } from '../routing/model.ts';
import { keepScrollPlaces } from './scroll-return.ts';

interface Visit {
  readonly path: string;
  readonly key: string;
  readonly action?: Navigation['action'];
}

/** A tab whose document is long enough for every place. */
function aTab() {
  const scope = fork({
    values: [
      [$tabStorage, { read: () => null, write: () => undefined }],
      [$http, httpOf({})],
      [$clock, fixedClock()],
      [$property, aProperty()],
      [$bookConfig, aBookConfig({ propertyId: aProperty().propertyId })],
    ],
  });
  const scrolled: number[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    const [{ top = 0 }] = to as [ScrollToOptions];
    scrolled.push(top);
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000, configurable: true });
  const scrollTo = (top: number): void => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  const goes = async ({ path, key, action = 'PUSH' }: Visit): Promise<void> => {
    const [pathname = '', query] = path.split('?');
    const search = query === undefined ? '' : `?${query}`;
    window.history.replaceState({ key }, '', path);
    if (action === 'POP') window.dispatchEvent(new Event('popstate'));
    await allSettled(placeChanged, { scope, params: { pathname, search, hash: '', key, action } });
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
  };
  const opens = async (path: string): Promise<void> => {
    await goes({ path, key: 'start', action: 'POP' });
    keepScrollPlaces(window, scope);
  };
  return { opens, scrolled, scrollTo, goes };
}

beforeEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState({ key: 'start' }, '', '/Book/HARBOUR');
});

it('Back leads to where the page was left, and a new visit begins at the top', async () => {
  const tab = aTab();
  await tab.opens('/Book/HARBOUR');
  tab.scrollTo(1200);
  await tab.goes({ path: '/Error', key: 'b' });
  expect(tab.scrolled).toEqual([]);
  await tab.goes({ path: '/Book/HARBOUR', key: 'start', action: 'POP' });
  expect(tab.scrolled).toEqual([1200]);
  await tab.goes({ path: '/Error', key: 'c' });
  await tab.goes({ path: '/Book/HARBOUR', key: 'd' });
  expect(tab.scrolled).toEqual([1200]);
});

it('a link to the same page begins at its top too', async () => {
  const tab = aTab();
  await tab.opens('/Book/HARBOUR');
  tab.scrollTo(800);
  await tab.goes({ path: '/Book/HARBOUR?adults=1', key: 'e' });
  expect(tab.scrolled).toEqual([0]);
});

it('the rooms keep their own places', async () => {
  const rooms = '/Book/HARBOUR/Rooms-And-Rates?fromDate=2026-12-01&toDate=2026-12-03&adults=1';
  const tab = aTab();
  await tab.opens(rooms);
  tab.scrollTo(1500);
  await tab.goes({ path: '/Book/HARBOUR', key: 'f' });
  await tab.goes({ path: rooms, key: 'start', action: 'POP' });
  expect(tab.scrolled).toEqual([]);
});
