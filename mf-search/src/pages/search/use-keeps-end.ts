import { useLayoutEffect, type RefObject } from 'react';

/**
 * What comes late moves nothing that a guest sees. Its place is as high as the screen until then, by its `min-height`. A guest who is past it
 * stays there: the page is scrolled by what the place has grown. Below the screen it becomes as high as what has come.
 */
export function useKeepsEnd(place: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const { current: element } = place;
    if (!isThere || element === null) return;
    const { top, height } = element.getBoundingClientRect();
    const before = Number.parseFloat(getComputedStyle(element).minHeight);
    if (top >= window.innerHeight) element.style.setProperty('min-height', '0');
    else if (top + before < window.innerHeight)
      window.scrollBy({ top: height - before, behavior: 'instant' });
  }, [place, isThere]);
}
