import { useLayoutEffect, type RefObject } from 'react';

/**
 * A guest who is at the end of the page before something above it has come stays there: the page is scrolled by what it has grown. The place is
 * as high as the screen until then, by its `min-height`, so that nothing above it is seen.
 */
export function useKeepsEnd(place: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere || place.current === null) return;
    const { top, height } = place.current.getBoundingClientRect();
    const before = Number.parseFloat(getComputedStyle(place.current).minHeight);
    if (top + before < window.innerHeight) window.scrollBy({ top: height - before, behavior: 'instant' });
  }, [place, isThere]);
}
