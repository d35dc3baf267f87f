import { useEffect, useRef } from 'react';
import { roomNumberOf, type Step } from 'shared/domain';

export const stepTitleId = 'rr-step-title';

const focus = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};

/**
 * A step is a place of its own: the page is at its top (product.md 2) and focus goes to its heading, or to the room's
 * where only the room is another one. Nothing on the first screen.
 */
export function useStepFocus(step: Step): void {
  const before = useRef(step);
  const roomNumber = roomNumberOf(step);
  useEffect(() => {
    const previous = before.current;
    before.current = step;
    const isSameRoom = roomNumberOf(previous) === roomNumber;
    if (previous.step === step.step && isSameRoom) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (previous.step !== step.step) focus(document.querySelector<HTMLElement>('[data-page-heading]'));
    else focus(document.getElementById(stepTitleId));
  }, [step, roomNumber]);
}
