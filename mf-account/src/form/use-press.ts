import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what a field says when it is left by pressing something, until the press has ended: an error that appears in
 * between would move a button or a link away from under the pointer, and the press would be lost.
 */
export function usePress(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const begin = (): void => {
      waiting.current = [];
    };
    const end = (): void => {
      const works = waiting.current ?? [];
      waiting.current = null;
      // The click itself comes right after.
      window.setTimeout(() => {
        for (const work of works) work();
      });
    };
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('pointerup', end, true);
    window.addEventListener('pointercancel', end, true);
    return () => {
      window.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('pointerup', end, true);
      window.removeEventListener('pointercancel', end, true);
    };
  }, []);
  return useCallback((work: () => void) => {
    if (waiting.current === null) work();
    else waiting.current.push(work);
  }, []);
}
