import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page as it stands, as `rule: element` lines. */
export async function violations(page: Page): Promise<string[]> {
  // Colours in the middle of a transition are nobody's choice.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  // Legacy mode looks at this page alone, without opening a second one to put frames together: there are none.
  const result = await new AxeBuilder({ page }).withTags(wcag22aa).setLegacyMode(true).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
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
