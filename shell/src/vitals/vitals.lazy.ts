import type { Registry, RemoteName, RemoteRelease } from 'shared/contracts';
import type { webVitalsSchema } from 'shared/contracts/web-vitals';
import { matchPage } from 'shared/first-screen';
import { onCLS, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution';
import type * as z from 'zod/mini';
import { pageOrigin } from '../remotes/page-release.ts';
import type { RemoteHost } from '../remotes/remote-host.ts';
import { elementOf, pressedElementOf } from './attribution.ts';

type WireVital = z.input<typeof webVitalsSchema>['Vitals'][number];
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

/** Four digits are enough, and tell no visit from another. */
const rounded = (value: number): number => Number(Math.max(0, value).toPrecision(4));

/** Why a figure is what it is, where the package knows. */
function reasonOf(metric: MetricWithAttribution): Pick<WireVital, 'Phases' | 'Element'> {
  switch (metric.name) {
    case 'LCP': {
      const { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay, target } =
        metric.attribution;
      const phases = [timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay];
      return { Phases: phases.map(rounded), Element: target };
    }
    case 'INP': {
      const { inputDelay, processingDuration, presentationDelay, interactionTarget } = metric.attribution;
      return {
        Phases: [inputDelay, processingDuration, presentationDelay].map(rounded),
        Element: interactionTarget,
      };
    }
    case 'CLS':
      return { Element: metric.attribution.largestShiftTarget };
    default:
      return {};
  }
}

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

/**
 * Measures this document from now on, and soft navigations where the browser tells of them, and sends what is known whenever the page is
 * hidden: by then nothing of it is waited for.
 */
export function startVitals(window: Window & typeof globalThis, releases: MeasuredReleases): void {
  const { document, performance, location } = window;
  /** Null where the address is no page, or no release of it is known. */
  const placeOf = (address: string): Place | null => {
    const { pathname } = new URL(address);
    const { pattern } = matchPage(pathname, releases[0]).definition;
    const { remote, version } = pageOrigin({ pathname }, ...releases)();
    return pattern === '' || remote === null || version === null
      ? null
      : { Route: pattern, Remote: remote, Release: version };
  };
  // The guest may have gone on to another page meanwhile.
  const began = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const waiting: WireVital[] = [];
  /** A page that is hidden several times is one page view, as it was the first time. */
  const taken = new Set<string>();
  const flush = (): void => {
    while (waiting.length > 0) send(window, waiting.splice(0, mostOfBeacon));
  };
  const take = (metric: MetricWithAttribution): void => {
    // A soft navigation has no first byte of its own.
    if (taken.has(metric.id) || (metric.name === 'TTFB' && metric.navigationType === 'soft-navigation'))
      return;
    taken.add(metric.id);
    const place = placeOf(metric.navigationURL ?? began);
    if (place !== null)
      waiting.push({
        ...place,
        Name: metric.name as WireVital['Name'],
        Value: rounded(metric.value),
        ...reasonOf(metric),
      });
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
  };
  const options = { reportSoftNavs: true, generateTarget: elementOf };
  onCLS(take, options);
  onLCP(take, options);
  onTTFB(take, options);
  onINP(take, { ...options, generateTarget: pressedElementOf });
  // After those of the package, which have the last figures then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
  });
  window.addEventListener('pagehide', flush);
  // Shown by the browser's tools: from here on this document is measured.
  performance.mark('web-vitals');
}
