import { createWatch, type Scope } from 'effector';
import { $tabStorage } from 'shared/runtime';
import { openScrollPlaces, placeOf, scrollOnceThere } from 'shared/runtime/factories';
import { pageEntered, placeChanged } from '../routing/model.ts';

/** The rooms keep the place of each of their screens themselves. */
const hasOwnPlaces = (pathname: string): boolean => /\/rooms-and-rates\/?$/i.test(pathname);

/**
 * Back and Forward lead to where the guest was on a page; every other navigation begins at the top (product.md 2, decisions 8), also that
 * to another query of the same page.
 */
export function keepScrollPlaces(window: Window & typeof globalThis, scope: Scope): void {
  const { history, location } = window;
  const places = openScrollPlaces(scope.getState($tabStorage), 'scroll-places');
  const here = (): string => placeOf(history, 'page');
  let path = location.pathname;
  /** Where Back or Forward leads, until its page is there. */
  let wanted: number | null = null;
  let stop = (): void => undefined;
  const restore = (top: number): void => {
    stop();
    if (!hasOwnPlaces(location.pathname)) stop = scrollOnceThere(window, top);
  };

  window.addEventListener(
    'scroll',
    () => {
      // While another page comes, the browser moves what has become shorter.
      if (wanted === null && path === location.pathname) places.note(here(), window.scrollY);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', places.save);
  window.addEventListener('popstate', () => {
    wanted = path === location.pathname ? null : places.topOf(here());
  });
  createWatch({
    unit: placeChanged,
    scope,
    fn: ({ action, pathname, hash }) => {
      if (action !== 'POP') wanted = null;
      if (action === 'PUSH' && pathname === path && hash === '' && !hasOwnPlaces(pathname))
        window.scrollTo({ top: 0, behavior: 'instant' });
    },
  });
  createWatch({
    unit: pageEntered,
    scope,
    fn: () => {
      path = location.pathname;
      stop();
      if (wanted === null) return;
      const top = wanted;
      // After the page has been drawn from its top.
      window.requestAnimationFrame(() => {
        wanted = null;
        restore(top);
      });
    },
  });

  // This document was come back to, or loaded again.
  const [loaded] = window.performance.getEntriesByType('navigation');
  const isNew = loaded !== undefined && 'type' in loaded && loaded.type === 'navigate';
  const before = isNew ? null : places.topOf(here());
  if (before !== null && window.scrollY === 0) restore(before);
}
