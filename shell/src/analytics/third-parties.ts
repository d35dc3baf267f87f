import type { AnalyticsEvent } from './events.ts';
import { startPixel } from './pixel.ts';

function addScript(document: Document, address: string, onSettled: (isLoaded: boolean) => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.addEventListener('load', () => {
    onSettled(true);
  });
  script.addEventListener('error', () => {
    onSettled(false);
  });
  document.head.append(script);
}

export interface ThirdParties {
  readonly tagManagerId: string | null;
  readonly pixelId: string | null;
}

/** Whose script it is. */
export type ThirdParty = 'tag-manager' | 'pixel';

/** Loads the scripts that the hotel has configured. The function that it gives takes each event beside the `dataLayer`. */
export function startThirdParties(
  window: Window,
  { tagManagerId, pixelId }: ThirdParties,
  now: number,
  onSettled: (party: ThirdParty, isLoaded: boolean) => void = () => undefined,
): (event: AnalyticsEvent) => void {
  const { document } = window;
  if (tagManagerId !== null) {
    window.dataLayer?.push({ 'gtm.start': now, event: 'gtm.js' });
    const address = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`;
    addScript(document, address, (isLoaded) => {
      onSettled('tag-manager', isLoaded);
    });
  }
  if (pixelId === null) return () => undefined;
  const sendToPixel = startPixel(window, pixelId);
  addScript(document, 'https://connect.facebook.net/en_US/fbevents.js', (isLoaded) => {
    onSettled('pixel', isLoaded);
  });
  return sendToPixel;
}

/** Removes the first-party cookies of these scripts, when the guest takes their consent back. */
export function forgetThirdParties(document: Document): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const { hostname } = document.location;
  // They set theirs for the widest domain that they can.
  const domains = hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  for (const name of names.filter((each) => /^(_ga|_gid|_gcl|_fb)/.test(each)))
    for (const domain of ['', ...domains.map((each) => `; domain=.${each}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
