import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from 'e2e/browser';
import { copyDataDir, publishDataDir, removeDataDir, startSite } from 'e2e/site';
import { openDatabase } from './database.ts';
import { logIn } from './clerk.ts';
import { bookSamples } from './hotel.ts';
import { figuresOf, isReached, limitsOf, machineLine, print } from './report.ts';
import { type Visit, visitDesk } from './visit.ts';
import { fillYear, untilSettled } from './year.ts';

/** The desk of a hotel of 40 room types with a year of 5,000 bookings a month, on PostgreSQL, in a browser with a slow processor. */
export async function benchDesk(args: readonly string[]): Promise<void> {
  const options = { runs: { type: 'string', default: '5' }, data: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  console.log('Building, publishing and filling a database');
  const dataDir = await (values.data === undefined ? publishDataDir() : copyDataDir(values.data));
  const database = await openDatabase(dataDir);
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: 'the secret key of the bench, which is long enough',
    OPERATOR_TOKEN: 'operator-token-of-the-bench',
    CHANGES_PER_MINUTE: '0',
    REQUESTS_PER_SECOND: '1000000',
    HELD_NIGHTS: '0',
    TRUST_PROXY: 'loopback',
  };
  try {
    const samples = await startSite({ dataDir, environment });
    await bookSamples(samples.url);
    await database.work(untilSettled);
    await samples.stop();
    await database.work(fillYear);
    const site = await startSite({ dataDir, environment });
    const browser = await chromium.launch(browserOptions);
    try {
      const state = await logIn(browser, site.url, { ...environment, DATA_DIR: dataDir });
      const visits: Visit[] = [];
      // The first one finds a server that has run nothing yet, and does not count.
      for (let run = 0; run <= Number(values.runs); run += 1) {
        console.log(run === 0 ? 'A visit that does not count' : `Visit ${String(run)} of ${values.runs}`);
        const visit = await visitDesk(browser, site.url, state);
        if (run > 0) visits.push(visit);
      }
      const figures = figuresOf(visits);
      const limits = limitsOf(figures);
      print(figures, limits);
      console.log(machineLine(figures));
      process.exitCode = limits.every(isReached) ? 0 : 1;
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    await database.stop();
    await removeDataDir(dataDir);
  }
}
