import type { CDPSession, Page } from '@playwright/test';

export interface Shown {
  /** From the press until the content was painted, in milliseconds. */
  readonly paintedMs: number;
  /** Processor time of the page's main thread, slowed as it is: what a machine that does other things beside it adds is not in it. */
  readonly threadMs: number;
  /** The longest call of the desk meanwhile, from its request to its last byte; of a load the document itself. */
  readonly callMs: number;
}

/**
 * Waits in the page itself: Playwright's own waiting first brings a third of a megabyte of script into it, which a slowed processor takes
 * longer to read than some of the screens to show.
 */
async function until(devtools: CDPSession, what: 'paintedAt' | 'takenOverAt'): Promise<void> {
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `window.watchedByBench.until('${what}')`,
    awaitPromise: true,
  });
  if (exceptionDetails)
    throw new Error(`${what}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
}

interface Watched {
  pressedAt: number;
  paintedAt: number | null;
  takenOverAt: number | null;
  begin: (isThere: string) => void;
  until: (what: 'paintedAt' | 'takenOverAt') => Promise<void>;
}

declare global {
  interface Window {
    watchedByBench: Watched;
  }
}

/** Runs in the page before anything else of it; a load is pressed at its beginning. */
export function watch({ first, takenOver }: { readonly first: string; readonly takenOver: string }): void {
  const watched: Watched = {
    pressedAt: 0,
    paintedAt: null,
    takenOverAt: null,
    begin(isThere) {
      watched.paintedAt = null;
      performance.clearResourceTimings();
      const look = new MutationObserver(() => {
        if (document.querySelector(isThere) === null) return;
        look.disconnect();
        // A task that a frame starts runs after the frame is painted.
        requestAnimationFrame(() => {
          setTimeout(() => {
            watched.paintedAt = performance.now();
          });
        });
      });
      look.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    },
    until: (what) =>
      new Promise((resolve, reject) => {
        const timeout = performance.now() + 60_000;
        const look = (): void => {
          if (watched[what] !== null) resolve();
          else if (performance.now() > timeout) reject(new Error('Not within a minute'));
          else setTimeout(look, 20);
        };
        look();
      }),
  };
  window.watchedByBench = watched;
  const note = (event: Event) => {
    watched.pressedAt = event.timeStamp;
  };
  for (const type of ['click', 'submit']) window.addEventListener(type, note, { capture: true });
  window.addEventListener(takenOver, () => {
    watched.takenOverAt ??= performance.now();
  });
  watched.begin(first);
}

const threadSeconds = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
};

export async function untilShown(page: Page, devtools: CDPSession, before = 0): Promise<Shown> {
  await until(devtools, 'paintedAt');
  const threadMs = Math.round(((await threadSeconds(devtools)) - before) * 1000);
  const seen = await page.evaluate(() => {
    const { pressedAt, paintedAt } = window.watchedByBench;
    const calls =
      pressedAt === 0
        ? performance.getEntriesByType('navigation')
        : performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/Desk/'));
    return {
      paintedMs: Math.round((paintedAt ?? Number.NaN) - pressedAt),
      callMs: Math.round(
        Math.max(
          0,
          ...calls.map((call) =>
            call instanceof PerformanceResourceTiming ? call.responseEnd - call.startTime : 0,
          ),
        ),
      ),
    };
  });
  return { ...seen, threadMs };
}

/** Nothing is on its way, and nothing of it is still being worked at. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );
}

/** When the page of the server was taken over, and presses were answered, since the navigation. */
export async function untilTakenOver(page: Page, devtools: CDPSession): Promise<number> {
  await until(devtools, 'takenOverAt');
  return page.evaluate(() => Math.round(window.watchedByBench.takenOverAt ?? Number.NaN));
}

/** Presses, and measures until what `isThere` selects was painted; it must not be there before. */
export async function timeUntil(
  page: Page,
  devtools: CDPSession,
  isThere: string,
  press: () => Promise<void>,
): Promise<Shown> {
  await untilAtRest(page);
  if ((await page.locator(isThere).count()) > 0)
    throw new Error(`${isThere} is there before it is asked for`);
  await page.evaluate((selector) => window.watchedByBench.begin(selector), isThere);
  const before = await threadSeconds(devtools);
  await press();
  return untilShown(page, devtools, before);
}
