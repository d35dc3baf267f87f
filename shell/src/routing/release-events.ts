import { scopeBind, type Scope } from 'effector';
import { registryAnnounced } from './new-release.ts';

/** Long after the first paint: no page depends on it. */
const listenAfterMs = 5_000;

/** Announces switched registries to this page; the code that listens is fetched after the first paint. */
export function connectReleaseEvents(window: Window & typeof globalThis, scope: Scope): void {
  window.setTimeout(() => {
    import('./release-events.lazy.ts')
      .then(({ listenForReleases, releaseEventsBrowser }) => {
        listenForReleases(releaseEventsBrowser(window), scopeBind(registryAnnounced, { scope, safe: true }));
      })
      // The page still compares releases after each navigation.
      .catch(() => undefined);
  }, listenAfterMs);
}
