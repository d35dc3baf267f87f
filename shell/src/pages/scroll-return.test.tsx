import { allSettled, fork } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { $tabStorage } from 'shared/runtime';
import { pageEntered, placeChanged, type Navigation } from '../routing/model.ts';
import type { Route } from '../routing/route-table.ts';
import { keepScrollPlaces } from './scroll-return.ts';

interface Visit {
  readonly path: string;
  readonly key: string;
  readonly action?: Navigation['action'];
}

/** A tab whose document is long enough for every place. */
function aTab() {
  const scope = fork({ values: [[$tabStorage, { read: () => null, write: () => undefined }]] });
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
    const isSame = window.location.pathname === path;
    window.history.replaceState({ key }, '', path);
    if (action === 'POP') window.dispatchEvent(new Event('popstate'));
    const place = { pathname: path, search: '', hash: '', key, action };
    await allSettled(placeChanged, { scope, params: place });
    // The route is of no account here: the address of the window says where the guest is.
    if (!isSame) await allSettled(pageEntered, { scope, params: { route: {} as Route, isFirst: false } });
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
  };
  return { scope, scrolled, scrollTo, goes };
}

beforeEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState({ key: 'start' }, '', '/Book/HARBOUR');
});

it('Back leads to where the page was left, and a new visit begins at the top', async () => {
  const tab = aTab();
  keepScrollPlaces(window, tab.scope);
  tab.scrollTo(1200);
  await tab.goes({ path: '/Account/Register/HARBOUR', key: 'b' });
  expect(tab.scrolled).toEqual([]);
  await tab.goes({ path: '/Book/HARBOUR', key: 'start', action: 'POP' });
  expect(tab.scrolled).toEqual([1200]);
  await tab.goes({ path: '/Account/Register/HARBOUR', key: 'c' });
  await tab.goes({ path: '/Book/HARBOUR', key: 'd' });
  expect(tab.scrolled).toEqual([1200]);
});

it('a link to the same page begins at its top too', async () => {
  const tab = aTab();
  keepScrollPlaces(window, tab.scope);
  tab.scrollTo(800);
  await tab.goes({ path: '/Book/HARBOUR', key: 'e' });
  expect(tab.scrolled).toEqual([0]);
});

it('the rooms keep their own places', async () => {
  const tab = aTab();
  window.history.replaceState({ key: 'rooms' }, '', '/Book/HARBOUR/Rooms-And-Rates');
  keepScrollPlaces(window, tab.scope);
  tab.scrollTo(1500);
  await tab.goes({ path: '/Book/HARBOUR', key: 'f' });
  await tab.goes({ path: '/Book/HARBOUR/Rooms-And-Rates', key: 'rooms', action: 'POP' });
  expect(tab.scrolled).toEqual([]);
});
