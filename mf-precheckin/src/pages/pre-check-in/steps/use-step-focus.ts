import { useEffect, useRef } from 'react';
import type { CheckInStep } from 'shared/domain';
import { hashOf } from './rules.ts';

/** A step is a place of its own: the page is at its top (product.md 2) and focus goes to its heading. Nothing on the first one. */
export function useStepFocus(step: CheckInStep): void {
  const place = hashOf(step);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [place]);
}
