import type { Locator, Page } from '@playwright/test';
import type { remoteNames } from 'shared/contracts';
import { toUrlDate } from 'shared/domain';
import { bookByApi } from './booked.ts';
import type { Site } from './site.ts';
import { Hotel } from './stay.ts';

/** Where a guest meets a remote, what it draws there, and what stands there when it cannot be had. */
export interface RemoteScreen {
  /** Below the site's address. */
  readonly path: string;
  /** What the guest presses for a part that is not a page of its own. */
  readonly opener: ((page: Page) => Locator) | null;
  /** Only the remote draws this: neither the server's first screen nor the shell's frame has it. */
  readonly drawn: (page: Page) => Locator;
  readonly fallback: (page: Page) => Locator;
}

export type RemoteScreens = Readonly<Record<(typeof remoteNames)[number], RemoteScreen>>;

/** How a guest goes on where a page cannot be shown: the hotel's telephone, or the hotels of a group. */
const pageFallback = (page: Page): Locator =>
  page.locator('main [role="alert"] :is(a[href^="tel:"], a[href^="/Book/"])').first();

const pageOf = (path: string, drawn: (page: Page) => Locator): RemoteScreen => ({
  path,
  opener: null,
  drawn,
  fallback: pageFallback,
});

/** A screen of each remote on a site; books a room there, for those that need a booking. */
export async function openScreens({ url }: Site): Promise<RemoteScreens> {
  const hotel = await Hotel.open(url, 'HARBOUR');
  const { from, to } = await hotel.stay(4);
  const lead = { firstName: 'Ada', lastName: 'Lovelace' };
  const { token, link } = await bookByApi(url, hotel.property, await hotel.stay(6), [
    { roomType: 'Classic Double', lead },
  ]);
  const stay = `fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&adults=2`;
  const confirmation = `/Book/HARBOUR/Confirmation/${token}`;
  const bookTable = (page: Page): Locator =>
    page.getByRole('main').getByRole('button', { name: 'Book a table' }).first();
  return {
    'mf-search': pageOf('/Book/HARBOUR', (page) => page.locator('form.search-panel')),
    'mf-rooms-rates': pageOf(`/Book/HARBOUR/Rooms-And-Rates?${stay}`, (page) =>
      page.getByRole('button', { name: /^Choose / }).first(),
    ),
    'mf-checkout': pageOf(confirmation, (page) => page.locator('.co-reference')),
    'mf-account': pageOf('/Account/Register/HARBOUR', (page) => page.locator('main form').first()),
    'mf-precheckin': pageOf(new URL(link, url).pathname, (page) =>
      page.getByRole('button', { name: 'Start check-in' }),
    ),
    'mf-restaurant': {
      path: confirmation,
      opener: bookTable,
      drawn: (page) => page.locator('dialog .rt-form'),
      fallback: (page) => page.locator('dialog .contact-links a[href^="tel:"]'),
    },
    'mf-group': pageOf('/BookGroup/COAST', (page) => page.locator('.gr-page')),
  };
}

/** Opens the screen and waits for nothing: what never answers would be waited for. */
export async function visit(page: Page, { url }: Site, { path, opener }: RemoteScreen): Promise<void> {
  await page.goto(url + path, { waitUntil: 'commit' });
  await opener?.(page).click();
}
