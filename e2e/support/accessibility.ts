import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const wcag22aa: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Only what is wrong is described, and no style sheet is fetched again: a third of the time of everything.
  resultTypes: ['violations'],
  preload: false,
  // Those of others, such as a payment service, cannot be asked.
  iframes: false,
};

/**
 * Runs in the page until nothing moves any more: colours in the middle of a transition are not part of the design. A list that
 * opens begins to fade in a frame or two after it was drawn, and has a class that says so until then.
 */
async function settled(): Promise<void> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = (): Animation[] =>
    document
      .getAnimations()
      // What waits for something moves for ever.
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  const aboutToMove = '[class*="-enter-prepare"], [class*="-enter-start"], [class*="-leave-start"]';
  let quietFrames = 0;
  while (quietFrames < 2) {
    await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
    await frame();
    const isQuiet = moving().length === 0 && document.querySelector(aboutToMove) === null;
    quietFrames = isQuiet ? quietFrames + 1 : 0;
  }
}

/** What axe finds on a page as it stands, as `rule: element` lines. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  // A document keeps its axe: there are no frames, and most documents are looked at in several states.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    if (window.axe === undefined) throw new Error('axe is not in the page.');
    return (await window.axe.run(options)).violations;
  }, wcag22aa);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Looks at one state after another; at the end there is nothing to mend in any of them. */
export class StatesSeen {
  readonly #page: Page;
  readonly #found: [name: string, lines: readonly string[]][] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async see(name: string): Promise<void> {
    this.#found.push([name, await violations(this.#page)]);
  }

  get problems(): readonly [name: string, lines: readonly string[]][] {
    return this.#found.filter(([, lines]) => lines.length > 0);
  }
}
