import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { roomNumberOf, type Step } from 'shared/domain';
import { $route, $tabStorage } from 'shared/runtime';
import { openScrollPlaces, placeOf, scrollOnceThere, type ScrollPlaces } from 'shared/runtime/factories';
import { screenOf } from './rules.ts';

export const stepTitleId = 'rr-step-title';

const focus = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};

/** The list of a room's request, or the page that follows it. */
const screenKeyOf = (step: Step): string =>
  screenOf(step) === 'yours' ? 'yours' : `selection ${String(roomNumberOf(step))}`;

const here = (screen: string): string => placeOf(window.history, screen);

/**
 * Each screen is a place of its own: the page is at its top (product.md 2), but where the guest goes back, by the browser or by the
 * page, it is where they left it. Focus goes to the page's heading, or to the room's where only the room is another one; on the
 * first screen the shell moves it.
 */
export function useStepFocus(step: Step): void {
  const { storage, route } = useUnit({ storage: $tabStorage, route: $route });
  const screen = screenKeyOf(step);
  const shown = useRef(screen);
  const places = useRef<ScrollPlaces>(null);
  const lists = useRef(new Map<string, number>());

  useEffect(() => {
    const known = openScrollPlaces(storage, 'rr-scroll-places');
    places.current = known;
    // What is no longer drawn has lost its place, so it is noted while the guest scrolls.
    const note = (): void => {
      known.note(here(shown.current), window.scrollY);
      lists.current.set(shown.current, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', known.save);
    const before = known.topOf(here(shown.current));
    const stop = before === null ? undefined : scrollOnceThere(window, before);
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', known.save);
      known.save();
    };
  }, [storage]);

  // Before the browser moves what has become shorter.
  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous === screen) return;
    shown.current = screen;
    const isYours = screen === 'yours';
    const left = places.current?.topOf(here(screen)) ?? (isYours ? null : lists.current.get(screen));
    window.scrollTo({ top: left ?? 0, behavior: 'instant' });
    if (isYours || previous === 'yours') focus(document.querySelector<HTMLElement>('[data-page-heading]'));
    else focus(document.getElementById(stepTitleId));
  }, [screen]);

  const routeBefore = useRef(route);
  useEffect(() => {
    // A screen may be drawn, and scrolled, before the history has its entry.
    if (routeBefore.current !== route) places.current?.note(here(shown.current), window.scrollY);
    routeBefore.current = route;
  }, [route]);
}
