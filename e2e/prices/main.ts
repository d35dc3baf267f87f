import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { browserOptions } from '../support/browser.ts';
import { prepareDataDir, removeDataDir, startSite } from '../support/site.ts';
import { verifyPrices } from './verify.ts';

/**
 * `pnpm verify:prices [--stays 10000] [--crawled 20] [--seed 1]`: for random stays what the price feed says, what the page of its link
 * says to a crawler, and what Create charges (docs/decisions/0109).
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    stays: { type: 'string', default: '10000' },
    crawled: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const began = performance.now();
const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

const dataDir = await prepareDataDir();
// All of them come from one address, faster than guests.
const site = await startSite({ dataDir, environment: { CHANGES_PER_MINUTE: '0', REQUESTS_PER_SECOND: '0' } });
const browser = await chromium.launch(browserOptions);
try {
  const started = performance.now();
  const verdict = await verifyPrices({
    url: site.url,
    browser,
    hotels: ['HARBOUR', 'SARRIA', 'FJORD', 'KAROO'],
    stays: Number(values.stays),
    crawled: Number(values.crawled),
    seed: Number(values.seed),
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  for (const mismatch of verdict.mismatches.slice(0, 20)) say(mismatch);
  const line = {
    ...verdict,
    mismatches: verdict.mismatches.length,
    seed: Number(values.seed),
    seconds: secondsSince(started),
    secondsInAll: secondsSince(began),
  };
  say(`verify prices ${JSON.stringify(line)}`);
  process.exitCode = verdict.mismatches.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
  await removeDataDir(dataDir);
}
