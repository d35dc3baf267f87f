import { useRef } from 'react';

/**
 * Puts off what a field says when it is left by pressing a button, until the press has ended: an error that appears in
 * between would move the button away from under the pointer, and the press would be lost.
 */
export function usePress() {
  const waiting = useRef<(() => void)[] | null>(null);
  const onPointerDownCapture = (): void => {
    const works: (() => void)[] = [];
    waiting.current = works;
    const end = (): void => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (waiting.current === works) waiting.current = null;
      // The click itself comes right after.
      window.setTimeout(() => {
        for (const work of works) work();
      });
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  const afterPress = (work: () => void): void => {
    if (waiting.current === null) work();
    else waiting.current.push(work);
  };
  return { onPointerDownCapture, afterPress };
}
