import type { Page } from '@playwright/test';

export const scripts = /\/ClientApp\/.*\.js$/;

/** Lets no script of the site start before the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page is never loaded while its scripts are held. */
export const beforeScripts = { waitUntil: 'commit' } as const;
