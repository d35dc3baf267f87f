import type { Browser, Page } from '@playwright/test';
import { offerOfPage } from './offer-of-page.ts';

const steps = '[data-nav-criticalpath="true"]';
const final = '[data-nav-stage-final="true"]';

const offerIn = async (page: Page) => offerOfPage(await page.content());

/** Digits of a price in English, whatever its currency. */
const amountOf = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''));

/**
 * Goes the way of a price crawler through a booking: opens the landing page, presses what is marked, in its order, and reads the
 * one offer of every page and the total that a guest sees. Resolves to what was read, each with where.
 */
export async function crawl(
  browser: Browser,
  address: string,
): Promise<readonly (readonly [what: string, price: string | number | undefined])[]> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const step = page.locator(steps);
    await step.first().waitFor();
    const landing = await offerIn(page);
    for (const each of await step.all()) await each.click();
    await page.locator(final).waitFor();
    const total = page.locator('.rr-basket__sum .price__amount').first();
    return [
      ['the landing page in a browser', landing?.price],
      ['the final page', (await offerIn(page))?.price],
      ['the total that a guest sees', amountOf(await total.textContent())],
    ];
  } finally {
    await context.close();
  }
}
