import { registrySchema, siteDataSchema, type Registry, type SiteData } from 'shared/contracts';
import * as z from 'zod/mini';

/** What the server wrote into the HTML; null where there is nothing, or nothing that fits. */
export function readSiteData(document: Document): SiteData | null {
  const text = document.getElementById('site-data')?.textContent;
  if (text === undefined || text === '') return null;
  try {
    const result = z.safeDecode(siteDataSchema, JSON.parse(text) as z.input<typeof siteDataSchema>);
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

const emptyRegistry: Registry = { schemaVersion: 1, shell: { version: '0' }, remotes: {}, pins: {} };

/** The registry as it is now; null when it cannot be had. */
export async function fetchRegistry(fetch: typeof globalThis.fetch): Promise<Registry | null> {
  try {
    const response = await fetch('/ClientApp/registry.json', { signal: AbortSignal.timeout(5_000) });
    const result = z.safeParse(registrySchema, await response.json());
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Where to start without the server's data: the shell then fetches what the address needs. */
export const bareSiteData = (registry: Registry | null): SiteData => ({
  registry: registry ?? emptyRegistry,
  property: null,
  bookConfig: null,
  preCheckInConfig: null,
  propertyGroup: null,
  locale: 'en-GB',
  development: false,
});
