import { registrySchema, siteDataSchema, type Registry, type SiteData } from 'shared/contracts';
import * as z from 'zod/mini';

/** The data that the server wrote into the HTML; null where it is missing or invalid. */
function readSiteData(document: Document): SiteData | null {
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

/** The present registry; null when it cannot be fetched. */
export async function fetchRegistry(fetch: typeof globalThis.fetch): Promise<Registry | null> {
  try {
    const response = await fetch('/ClientApp/registry.json', { signal: AbortSignal.timeout(5_000) });
    const result = z.safeParse(registrySchema, await response.json());
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The data of a page that came without the server's: the shell then fetches what the address needs. */
export const bareSiteData = (registry: Registry | null): SiteData => ({
  registry: registry ?? emptyRegistry,
  property: null,
  bookConfig: null,
  preCheckInConfig: null,
  propertyGroup: null,
  locale: 'en-GB',
  development: false,
});

/** The server's data for this page, or the bare minimum where the HTML has none. */
export const loadSiteData = async (
  document: Document,
  registry: () => Promise<Registry | null>,
): Promise<SiteData> => readSiteData(document) ?? bareSiteData(await registry());
