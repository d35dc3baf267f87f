import type { Registry, RemoteName, RemoteRelease } from 'shared/contracts';
import { matchPage } from 'shared/first-screen';
import { pageOrigin } from '../remotes/page-release.ts';
import type { RemoteHost } from '../remotes/remote-host.ts';
import { measureViews, type ToldView } from './measure.ts';
import type { WireVital } from './views.ts';

/** Where a figure belongs: the pattern of a page, which has no code and no secret, and what draws it. */
type Place = Pick<WireVital, 'Route' | 'Remote' | 'Release'>;

/** A beacon of so many figures is within what the server takes at once; a long visit sends several. */
const mostOfBeacon = 20;

/** Which releases the document runs. */
export type MeasuredReleases = readonly [
  registry: Registry,
  remotes: RemoteHost,
  releaseOf: (name: RemoteName) => RemoteRelease | null,
];

/** Without credentials: not even a cookie says whose page it is. */
function send(window: Window, vitals: readonly WireVital[]): void {
  window
    .fetch('/api/WebVitals', {
      method: 'POST',
      body: JSON.stringify({ Vitals: vitals }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
    })
    // The page does not need it.
    .catch(() => undefined);
}

/** Measures this document from now on. */
export function startVitals(window: Window & typeof globalThis, releases: MeasuredReleases): void {
  /** Null where the address is no page, or no release of it is known. */
  const placeOf = (address: string): Place | null => {
    const { pathname } = new URL(address);
    const { pattern } = matchPage(pathname, releases[0]).definition;
    const { remote, version } = pageOrigin({ pathname }, ...releases)();
    return pattern === '' || remote === null || version === null
      ? null
      : { Route: pattern, Remote: remote, Release: version };
  };
  const tell = (views: readonly ToldView[]): void => {
    const vitals = views.flatMap(([address, figures]) => {
      const place = placeOf(address);
      return place === null ? [] : figures.map((figure) => ({ ...place, ...figure }));
    });
    while (vitals.length > 0) send(window, vitals.splice(0, mostOfBeacon));
  };
  const measure = (): void => {
    measureViews(window, tell);
    // Shown by the browser's tools: from here on this document is measured.
    window.performance.mark('web-vitals');
  };
  // What is prepared is no page view until the guest comes to it.
  const { document } = window;
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', measure, { once: true });
  else measure();
}
