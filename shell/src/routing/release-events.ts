import { scopeBind, type Scope } from 'effector';
import { liveListDrawn } from 'shared/runtime/factories';
import type { MeasuredReleases } from '../vitals/vitals.lazy.ts';
import { whenStayed } from '../pages/when-stayed.ts';
import { registryAnnounced } from './new-release.ts';

/** Long after the first paint: no page depends on it. */
const listenAfterMs = 5_000;

/** Announces switched registries to this page; the code that listens, and measures, is fetched after the first paint. */
export function connectReleaseEvents(
  window: Window & typeof globalThis,
  scope: Scope,
  releases: MeasuredReleases,
): void {
  const listen = (): void => {
    import('./release-events.lazy.ts')
      .then(({ beginListening }) => {
        beginListening(window, scopeBind(registryAnnounced, { scope, safe: true }), releases);
      })
      // The page still compares releases after each navigation.
      .catch(() => undefined);
  };
  whenStayed(window, listenAfterMs, listen);
  // A list that is open hears of changes at once.
  window.addEventListener(liveListDrawn, listen);
}
