import type { CDPSession, Page } from '@playwright/test';
import type { DataLayerEvent } from '../steps/index.ts';
import type { HotelFile } from './changed-hotel.ts';

export const measuring = { tagManagerId: 'GTM-ABC123', pixelId: '123456789012345' } as const;

export const measuredCode = 'MEASURED';

/** HARBOUR with a tag manager and a pixel, as its operator imports them. */
export const measuredHotel = (harbour: HotelFile): object => ({
  ...harbour,
  Property: {
    ...harbour.Property,
    GoogleTagManagerContainerId: measuring.tagManagerId,
    FacebookPixelId: measuring.pixelId,
  },
});

const toldKey = 'told';

/** What a tag manager does: takes what waits and what comes, tells its own host of a purchase, and then says that it has. */
const tagManager = `
  window.othersRun = true;
  let consent = 'denied';
  const take = (entry) => {
    if (entry[0] === 'consent') consent = entry[2].analytics_storage;
    if (typeof entry.event !== 'string' || entry.event.startsWith('gtm.')) return;
    const told = JSON.parse(sessionStorage.getItem('${toldKey}') ?? '[]');
    sessionStorage.setItem('${toldKey}', JSON.stringify([...told, { ...entry, consent }]));
    if (entry.event === 'purchase')
      fetch('https://www.google-analytics.com/g/collect?en=purchase', { mode: 'no-cors', keepalive: true });
    if (entry.eventCallback) setTimeout(entry.eventCallback);
  };
  dataLayer.forEach(take);
  const push = dataLayer.push;
  dataLayer.push = (...entries) => {
    entries.forEach(take);
    return push.apply(dataLayer, entries);
  };
`;
const pixel = `
  window.othersRun = true;
  const send = (command, name) => {
    if (command === 'track' && name === 'Purchase')
      fetch('https://www.facebook.com/tr?ev=Purchase', { mode: 'no-cors', keepalive: true });
  };
  fbq.callMethod = send;
  fbq.queue.forEach((call) => send(...call));
`;

/** The calls by which the tag manager and the pixel tell of a purchase. */
export const purchaseCalls = [
  'https://www.google-analytics.com/g/collect?en=purchase',
  'https://www.facebook.com/tr?ev=Purchase',
] as const;

/** An event as a tag manager gets it, under the consent that it knows of then. */
interface ToldEvent extends DataLayerEvent {
  readonly consent: 'granted' | 'denied';
}

/** What the tag manager has got in this tab, in order. */
export const toldEvents = (page: Page): Promise<ToldEvent[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as ToldEvent[], toldKey);

/**
 * Answers for all other hosts, which are the only ones behind https: a script, or null for a browser that blocks them. By the
 * browser's own protocol, for `page.route` would take the cache away from every visit.
 */
async function answerForOthers(page: Page, answer: (url: string) => string | null): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const body = answer(request.url);
    const answered =
      body === null
        ? session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
        : session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
            body: Buffer.from(body).toString('base64'),
          });
    // A page that is left meanwhile needs no answer.
    answered.catch(() => null);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return session;
}

/** Stands for all other hosts on the network, and records the requests to each. */
export async function noteThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await answerForOthers(page, (url) => {
    asked.push(url);
    return url.includes('/gtm.js') ? tagManager : url.includes('/fbevents.js') ? pixel : '';
  });
  return asked;
}

/** As for guests whose browser blocks them. Gives what lets them through again. */
export async function blockThirdParties(page: Page): Promise<() => Promise<void>> {
  const session = await answerForOthers(page, () => null);
  return () => session.detach();
}
