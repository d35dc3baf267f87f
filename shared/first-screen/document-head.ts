import type { Property } from '../contracts/index.ts';
import type { Language } from '../domain/index.ts';
import { addressOf, matchPage } from '../domain/pages.ts';
import { frameTranslate } from './messages/en-GB.ts';
import { mapLink, pageTitle, type ScreenData } from './model.ts';

export interface DocumentHead {
  readonly title: string;
  readonly description: string | null;
  /** From the site's root, without query: the server puts its origin before it. Null where the page is not to be found. */
  readonly canonicalPath: string | null;
  readonly robots: 'noindex' | null;
  /** Open Graph; addresses as they are in the property, so the server makes them whole. */
  readonly openGraph: readonly { readonly property: string; readonly content: string }[];
  /** schema.org data for `<script type="application/ld+json">`; null without a hotel. */
  readonly structuredData: Readonly<Record<string, unknown>> | null;
}

const shortened = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}…`);

/** schema.org's Hotel, from the property's own configuration; empty facts are left out. */
export function hotelData(
  property: Property,
  canonicalPath: string | null,
): Readonly<Record<string, unknown>> {
  const { address } = property;
  const entries: readonly (readonly [string, unknown])[] = [
    ['@context', 'https://schema.org'],
    ['@type', 'Hotel'],
    ['name', property.propertyName],
    ['description', property.description === '' ? null : property.description],
    ['url', canonicalPath],
    ['image', property.propertyImageUrl],
    ['logo', property.logoFileUrl],
    ['telephone', property.telephone],
    ['email', property.email],
    ['checkinTime', property.checkInTime],
    ['checkoutTime', property.checkOutTime],
    ['currenciesAccepted', property.currency],
    ['hasMap', mapLink(property)],
    [
      'address',
      {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        postalCode: address.postCode,
        addressCountry: address.countryCode,
      },
    ],
    [
      'geo',
      address.latitude === null || address.longitude === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    ],
    [
      'starRating',
      property.hasRating && property.hotelRating !== null
        ? { '@type': 'Rating', ratingValue: property.hotelRating, bestRating: 5 }
        : null,
    ],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== ''));
}

/** What search engines and shared links read of an address; `path` may carry its query. */
export function documentHead(site: ScreenData, path: string, language: Language): DocumentHead {
  const { definition, params } = matchPage(path, site.registry);
  const { property, propertyGroup } = site;
  const text = frameTranslate(language);
  const name = property?.propertyName ?? propertyGroup?.name ?? text('title.site');
  const title = `${pageTitle(definition, language)} · ${name}`;
  // One spelling for search engines, in whichever case the address was asked for.
  const code = property?.propertyCode ?? propertyGroup?.propertyGroupCode ?? params['propertyCode'] ?? '';
  const canonicalPath = definition.noindex ? null : addressOf(definition, code);
  const description =
    property === null
      ? null
      : shortened(
          property.description === ''
            ? text('description.search', { name, address: property.propertyAddress })
            : property.description,
        );
  const graph = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonicalPath],
    ['og:image', property?.propertyImageUrl ?? null],
    ['og:locale', language.locale.replace('-', '_')],
  ] as const;
  return {
    title,
    description,
    canonicalPath,
    robots: definition.noindex ? 'noindex' : null,
    openGraph: graph.flatMap(([key, content]) => (content === null ? [] : [{ property: key, content }])),
    structuredData: property === null || definition.noindex ? null : hotelData(property, canonicalPath),
  };
}
