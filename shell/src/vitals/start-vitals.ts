import type { VitalsPlace } from './vitals.lazy.ts';

/** After everything else: the page is there, its later parts are fetched, and the browser has nothing to do. */
const afterMs = 3000;

let isStarted = false;

/** Fetches what measures this document, and begins; once, however many pages settle in it. */
export function startVitals(window: Window, placeOf: (address: string) => VitalsPlace | null): void {
  const began = placeOf(window.location.href);
  if (began === null || isStarted) return;
  isStarted = true;
  const start = (): void => {
    import('./vitals.lazy.ts')
      .then(({ measureVitals, vitalsBrowser }) => {
        measureVitals(vitalsBrowser(window), began, placeOf);
      })
      // Then this document is not measured.
      .catch(() => undefined);
  };
  window.setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start);
    else start();
  }, afterMs);
}
