import { scopeBind, type Scope } from 'effector';
import { liveListDrawn } from 'shared/runtime/factories';
import { registryAnnounced } from './new-release.ts';

/** Long after the first paint: no page depends on it. */
const listenAfterMs = 5_000;

/** Announces switched registries to this page; the code that listens is fetched after the first paint. */
export function connectReleaseEvents(window: Window & typeof globalThis, scope: Scope): void {
  const listen = (): void => {
    window.clearTimeout(timer);
    window.removeEventListener(liveListDrawn, listen);
    import('./release-events.lazy.ts')
      .then(({ listenForReleases, releaseEventsBrowser }) => {
        listenForReleases(releaseEventsBrowser(window), scopeBind(registryAnnounced, { scope, safe: true }));
      })
      // The page still compares releases after each navigation.
      .catch(() => undefined);
  };
  const timer = window.setTimeout(listen, listenAfterMs);
  // A list that is open is told of changes at once.
  window.addEventListener(liveListDrawn, listen);
}
