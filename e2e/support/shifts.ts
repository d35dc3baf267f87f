import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before anything else of it. */
function observeShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    // TypeScript's library does not know layout shifts.
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Counts how much moves by itself in every document that the page opens from now on. */
export const countShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(observeShifts);
};

/** The cumulative layout shift of the document so far, without what follows the guest's own presses. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => window.shifts);
