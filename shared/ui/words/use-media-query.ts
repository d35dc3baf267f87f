import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { fromWidth } from '../../domain/index.ts';

/** Whether a media query holds now; false where there is no window to ask. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const useIsDesktop = (): boolean => useMediaQuery(fromWidth('desktop'));

/** Runs `callback` once when the browser is idle after the component was drawn, at the latest after two seconds. */
export function useIdle(callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    const run = (): void => {
      latest.current();
    };
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(run, 500);
      return () => {
        window.clearTimeout(timer);
      };
    }
    const handle = window.requestIdleCallback(run, { timeout: 2000 });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }, []);
}
