import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { otherScreens, walkThrough } from '../steps/index.ts';
import { browserOptions } from '../support/browser.ts';
import { preparedVariable } from '../support/data-dir.ts';
import { copyDataDir, prepareDataDir, removeDataDir, startSite } from '../support/site.ts';
import { Hotel } from '../support/stay.ts';

// pnpm --filter e2e shots: every screen of the product at four widths, into e2e/.shots.
const widths = [390, 820, 1440, 1920] as const;
const heights: Readonly<Record<(typeof widths)[number], number>> = {
  390: 844,
  820: 1180,
  1440: 900,
  1920: 1080,
};
const folder = join(import.meta.dirname, '../.shots');

const given = process.env[preparedVariable];
const dataDir = given === undefined ? await prepareDataDir() : await copyDataDir(given);
const site = await startSite({ dataDir });
const browser = await chromium.launch(browserOptions);
try {
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  for (const [index, width] of widths.entries()) {
    const out = join(folder, String(width));
    await mkdir(out, { recursive: true });
    const page = await browser.newPage({
      viewport: { width, height: heights[width] },
      deviceScaleFactor: width === 390 ? 2 : 1,
      hasTouch: width < 1024,
      locale: 'en-GB',
    });
    const shoot = async (name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(out, `${name}.png`), fullPage: !/calendar|guests/.test(name) });
      process.stdout.write(`${width}/${name}.png\n`);
    };
    await walkThrough(
      page,
      site.url,
      await hotel.stay(24 + index),
      width < 1024 ? 'phone' : 'desktop',
      shoot,
    );
    for (const [name, path] of otherScreens) {
      await page.goto(site.url + path);
      await page.waitForLoadState('networkidle');
      await shoot(name);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
  await removeDataDir(dataDir);
}
