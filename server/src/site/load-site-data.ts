import type { Registry, SiteData } from 'shared/contracts';
import type { PageMatch } from 'shared/first-screen';
import type { PropertyContent, SiteContent } from './site-content.ts';

export type SiteDataResult =
  | { readonly kind: 'found'; readonly data: SiteData }
  /** There is no hotel or group of this code. */
  | { readonly kind: 'missing'; readonly data: SiteData }
  /** The content's source failed and has never answered for this code. */
  | { readonly kind: 'unavailable'; readonly data: SiteData; readonly error: unknown };

function partsFor({ definition }: PageMatch, content: PropertyContent): Partial<SiteData> {
  const { property, bookConfig, preCheckInConfig } = content;
  const { needs } = definition;
  return {
    property,
    ...(needs.includes('book-config') ? { bookConfig } : {}),
    ...(needs.includes('pre-check-in-config') ? { preCheckInConfig } : {}),
  };
}

async function loadParts(content: SiteContent, match: PageMatch): Promise<Partial<SiteData> | null> {
  const code = match.params['propertyCode'];
  if (code === undefined) return match.definition.page === 'not-found' ? null : {};
  if (match.definition.needs.includes('property-group')) {
    const propertyGroup = await content.group(code);
    return propertyGroup === null ? null : { propertyGroup };
  }
  const found = await content.property(code);
  return found === null ? null : partsFor(match, found);
}

/** The data that is written into the page of an address (architecture 2): the registry, and what its route's loader would ask for. */
export async function loadSiteData(
  content: SiteContent,
  match: PageMatch,
  registry: Registry,
  { development, locale }: Pick<SiteData, 'development' | 'locale'>,
): Promise<SiteDataResult> {
  const empty: SiteData = {
    registry,
    property: null,
    bookConfig: null,
    preCheckInConfig: null,
    propertyGroup: null,
    locale,
    development,
  };
  try {
    const parts = await loadParts(content, match);
    return parts === null
      ? { kind: 'missing', data: empty }
      : { kind: 'found', data: { ...empty, ...parts } };
  } catch (error) {
    return { kind: 'unavailable', data: empty, error };
  }
}
