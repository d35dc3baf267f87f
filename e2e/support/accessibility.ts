import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe?: { run(context: Element | Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** Half of what the package's own `source` is, in each document. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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

/** What axe finds on a page as it stands, or in the modal dialog over it, as `rule: element` lines: what is behind one cannot be used. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  // A document keeps its axe: there are no frames, and most documents are looked at in several states.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (options) => {
    if (window.axe === undefined) throw new Error('axe is not in the page.');
    const modal = 'dialog:modal, [role="dialog"][aria-modal="true"]';
    const dialog = [...document.querySelectorAll(modal)].findLast((each) => each.checkVisibility());
    return (await window.axe.run(dialog ?? document, options)).violations;
  }, wcag22aa);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

const phone = { width: 390, height: 844 };

/** Does something while the page is as wide as a phone, and gives it its own width back. */
export async function onAPhone(page: Page, work: () => Promise<void>): Promise<void> {
  const own = page.viewportSize() ?? phone;
  await page.setViewportSize(phone);
  await work();
  await page.setViewportSize(own);
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

  /** Where a phone has another layout: looks there too, unless the page is one. */
  async seeAtBothWidths(name: string): Promise<void> {
    await this.see(name);
    if ((this.#page.viewportSize()?.width ?? 0) <= phone.width) return;
    await onAPhone(this.#page, () => this.see(`${name}, on a phone`));
  }

  get problems(): readonly [name: string, lines: readonly string[]][] {
    return this.#found.filter(([, lines]) => lines.length > 0);
  }
}
