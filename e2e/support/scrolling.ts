import type { Page } from '@playwright/test';

/** Turns the wheel once, and says whether the page is at its end when it has been painted. */
async function turnWheel(page: Page, by: number): Promise<boolean> {
  await page.mouse.wheel(0, by);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  });
}

/** Turns the wheel until the page is at its end, as it is now. */
export async function scrollToEnd(page: Page): Promise<void> {
  while (!(await turnWheel(page, 300)));
}

/** Reads a page from where it is to its end; what comes only when the guest is near to it has come then. */
export async function scrollThrough(page: Page): Promise<void> {
  await scrollToEnd(page);
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
}
