import type { Page } from '@playwright/test';
import { startWithHotel } from './changed-hotel.ts';
import { preparedVariable } from './global-setup.ts';
import type { Site } from './site.ts';

export const measuring = { tagManagerId: 'GTM-ABC123', pixelId: '123456789012345' } as const;

/** A site whose HARBOUR has a tag manager and a pixel, as its operator imports them. */
export async function startMeasuredSite(): Promise<Site> {
  const prepared = process.env[preparedVariable];
  if (prepared === undefined) throw new Error('The global setup has prepared nothing.');
  return startWithHotel(prepared, (harbour) => ({
    ...harbour,
    Property: {
      ...harbour.Property,
      GoogleTagManagerContainerId: measuring.tagManagerId,
      FacebookPixelId: measuring.pixelId,
    },
  }));
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
