import type { Browser, Page } from '@playwright/test';

/** A phone on slow 4G: 1.6 Mbit/s, 150 ms, and a processor four times slower than this one. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;

export interface PageLoad {
  /** Brotli bytes of all scripts that were asked for before the page was usable. */
  readonly scriptBytes: number;
  /** The document and everything that was asked for before the page was usable. */
  readonly requests: number;
  /** From the start of the navigation, in milliseconds; NaN for a page that never is usable. */
  readonly usableMs: number;
  readonly lcpMs: number;
  /** When the first price was painted; NaN where no price was looked for, or none came. */
  readonly priceMs: number;
  /** All layout shifts of the load together. */
  readonly cls: number;
  readonly scripts: readonly { readonly path: string; readonly bytes: number }[];
}

export interface LoadRequest {
  readonly url: string;
  /** There once the page can be used; null measures until nothing is loaded any more. */
  readonly usable: string | null;
  /** A price that the page shows; none is looked for without it. */
  readonly price?: string;
  /** What the tab's storage holds when the page is opened. */
  readonly storage: Readonly<Record<string, string>>;
  /** Proves that the page works; runs without throttling, after everything was measured. */
  readonly prove: ((page: Page) => Promise<void>) | null;
}

interface Seen {
  usableMs: number | null;
  lcpMs: number;
  priceMs: number | null;
  cls: number;
}

declare global {
  interface Window {
    seenByBench: Seen;
  }
}

/** Runs in the page before anything else of it. */
function observe({ usable, price, storage }: Pick<LoadRequest, 'usable' | 'price' | 'storage'>): void {
  for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
  const seen: Seen = { usableMs: null, lcpMs: 0, priceMs: null, cls: 0 };
  window.seenByBench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // TypeScript's library does not know layout shifts.
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
      seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const whenThere = (selector: string, then: () => void): void => {
    const look = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      look.disconnect();
      then();
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
  };
  if (usable !== null)
    whenThere(usable, () => {
      seen.usableMs = performance.now();
    });
  if (price !== undefined)
    whenThere(price, () => {
      // A task that a frame starts runs after the frame is painted.
      requestAnimationFrame(() => {
        setTimeout(() => {
          seen.priceMs = performance.now();
        });
      });
    });
}

/** Opens an address in a new browser profile (nothing cached) on the slow phone, and measures. */
export async function measureLoad(browser: Browser, request: LoadRequest): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const { usable, price, storage } = request;
    await page.addInitScript(observe, { usable, storage, ...(price === undefined ? {} : { price }) });
    await page.goto(request.url, { waitUntil: 'load' });
    if (request.usable !== null)
      await page.waitForFunction(() => window.seenByBench.usableMs !== null, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const load = await page.evaluate(readLoad);
    if (request.prove !== null) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await request.prove(page);
    }
    return load;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readLoad(): PageLoad {
  const { usableMs, lcpMs, priceMs, cls } = window.seenByBench;
  const until = usableMs ?? Number.POSITIVE_INFINITY;
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((entry) => entry.startTime < until);
  // A file that a preload link fetched and a script used is one entry; one that was fetched twice is two.
  const scripts = resources
    .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
    .map((entry) => ({ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }));
  return {
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: 1 + resources.length,
    usableMs: usableMs ?? Number.NaN,
    lcpMs,
    // Nothing is painted before the first paint.
    priceMs: Math.max(
      priceMs ?? Number.NaN,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ),
    cls,
    scripts,
  };
}
