import type { Registry, RemoteName, RemoteRelease } from 'shared/contracts';
import type { WebVital } from 'shared/contracts/web-vitals';
import { matchPage } from 'shared/first-screen';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageOrigin } from '../remotes/page-release.ts';
import type { RemoteHost } from '../remotes/remote-host.ts';

/** Where a figure belongs: the pattern of a page, which has no code and no secret, and what draws it. */
export type VitalsPlace = Pick<WebVital, 'route' | 'remote' | 'release'>;

export interface VitalsBrowser {
  readonly addHidden: (run: () => void) => void;
  readonly isHidden: () => boolean;
  readonly send: (body: string) => void;
}

interface Measured {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly navigationURL?: string;
}

/** Four digits are enough, and tell no visit from another. */
const rounded = (value: number): number => Number(value.toPrecision(4));

/**
 * Measures this document, and soft navigations where the browser tells of them, and sends what is known whenever the page is hidden: by then
 * nothing of it is waited for. `placeOf` says which page an address is; what has no address belongs to the page that the document began with.
 */
export function measureVitals(
  browser: VitalsBrowser,
  began: VitalsPlace,
  placeOf: (address: string) => VitalsPlace | null,
): void {
  let waiting: object[] = [];
  /** A page that is hidden several times is one page view, as it was the first time. */
  const taken = new Set<string>();
  const flush = (): void => {
    if (waiting.length === 0) return;
    browser.send(JSON.stringify({ Vitals: waiting }));
    waiting = [];
  };
  const take = ({ id, name, value, navigationURL }: Measured): void => {
    if (taken.has(id)) return;
    taken.add(id);
    const place = (navigationURL === undefined ? null : placeOf(navigationURL)) ?? began;
    waiting.push({
      Route: place.route,
      Remote: place.remote,
      Release: place.release,
      Name: name,
      Value: rounded(value),
    });
    if (browser.isHidden()) queueMicrotask(flush);
  };
  const options = { reportSoftNavs: true };
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(take, options);
  // After those of the library, which have the last figures then.
  browser.addHidden(flush);
  // Shown by the browser's tools: from here on this document is measured.
  performance.mark('web-vitals');
}

/** The real browser. Without credentials: not even a cookie says whose page it is. */
export const vitalsBrowser = (window: Window): VitalsBrowser => ({
  addHidden(run) {
    window.document.addEventListener('visibilitychange', () => {
      if (window.document.visibilityState === 'hidden') queueMicrotask(run);
    });
    window.addEventListener('pagehide', run);
  },
  isHidden: () => window.document.visibilityState === 'hidden',
  send(body) {
    window
      .fetch('/api/WebVitals', {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json' },
      })
      // The page does not need it.
      .catch(() => undefined);
  },
});

/** Which releases the document runs. */
export type MeasuredReleases = readonly [
  registry: Registry,
  remotes: RemoteHost,
  releaseOf: (name: RemoteName) => RemoteRelease | null,
];

/** Measures this document from now on. */
export function startVitals(window: Window, releases: MeasuredReleases): void {
  /** Null where the address is no page, or no release of it is known. */
  const placeOf = (address: string): VitalsPlace | null => {
    const { pathname } = new URL(address);
    const { pattern: route } = matchPage(pathname, releases[0]).definition;
    const { remote, version } = pageOrigin({ pathname }, ...releases)();
    return route === '' || remote === null || version === null ? null : { route, remote, release: version };
  };
  // The guest may have gone on to another page meanwhile.
  const [document] = window.performance.getEntriesByType('navigation');
  const began = placeOf(document?.name ?? window.location.href);
  if (began !== null) measureVitals(vitalsBrowser(window), began, placeOf);
}
