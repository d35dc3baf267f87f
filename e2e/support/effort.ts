import type { BrowserContext } from '@playwright/test';

/** What a booking costs its guest. */
export interface Effort {
  /** Presses on the screen, also those that only lead into a field. */
  taps: number;
  /** What was typed or chosen in, by the name that the page has for it. */
  readonly fields: Set<string>;
  /** The pages that were seen, by their headings. */
  readonly screens: Set<string>;
}

/** Counts where it arrives: in every page and frame of the tab, whatever the test does. Before the first page. */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { taps: 0, fields: new Set(), screens: new Set() };
  await context.exposeBinding('effortTap', () => {
    effort.taps += 1;
  });
  await context.exposeBinding('effortField', (_source, name: string) => void effort.fields.add(name));
  await context.exposeBinding('effortScreen', (_source, name: string) => void effort.screens.add(name));
  await context.addInitScript(() => {
    const report = (binding: string, name?: string): void => {
      (Reflect.get(window, binding) as (name?: string) => void)(name);
    };
    window.addEventListener(
      'pointerdown',
      (event) => {
        if (event.isTrusted) report('effortTap');
      },
      true,
    );
    window.addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        if (target.matches('select, textarea, input:not([type=radio], [type=checkbox])'))
          report('effortField', target.id || target.getAttribute('name') || target.tagName);
      },
      true,
    );
    if (window.top !== window) return;
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading) report('effortScreen', heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return effort;
}
