import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preparedVariable } from './global-setup.ts';
import { runCommand } from './run.ts';
import { copyDataDir, removeDataDir, startSite, type Site } from './site.ts';

export const measuring = { tagManagerId: 'GTM-ABC123', pixelId: '123456789012345' } as const;

/** A site whose HARBOUR has a tag manager and a pixel, as its operator imports them. */
export async function startMeasuredSite(): Promise<Site> {
  const prepared = process.env[preparedVariable];
  if (prepared === undefined) throw new Error('The global setup has prepared nothing.');
  const dataDir = await copyDataDir(prepared);
  const file = join(dataDir, 'harbour.json');
  const property = (...args: readonly string[]): Promise<string> =>
    runCommand(['server/src/import/cli.ts', ...args], { DATA_DIR: dataDir, RELEASES_DIR: undefined });
  await property('export', 'HARBOUR', '--out', file);
  const text = await readFile(file, 'utf8');
  const changed = text
    .replace(
      /"GoogleTagManagerContainerId": null/,
      `"GoogleTagManagerContainerId": "${measuring.tagManagerId}"`,
    )
    .replace(/"FacebookPixelId": null/, `"FacebookPixelId": "${measuring.pixelId}"`);
  await writeFile(file, changed);
  await property('import', file);
  const site = await startSite({ dataDir });
  return {
    ...site,
    async stop() {
      await site.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** Stands for all other hosts on the network, and records the requests to each. */
export async function noteThirdParties(page: Page, own: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== own && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.othersRun = true;' });
    },
  );
  return asked;
}
