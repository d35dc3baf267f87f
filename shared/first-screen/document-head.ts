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
    ['image', imagesOf(property)],
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

/** The hotel's pictures for search engines, the one of a shared link first; null without one. */
function imagesOf({
  shareImageUrl,
  propertyImageUrl,
  propertyImageUrls = [],
}: Property): readonly string[] | null {
  const images = [shareImageUrl ?? null, propertyImageUrl, ...propertyImageUrls].filter(
    (url) => url !== null,
  );
  return images.length === 0 ? null : images;
}

/** The picture of a shared link and its facts. Networks draw no SVG, so a drawing is left out. */
function shareImage(property: Property): readonly (readonly [string, string | null])[] {
  const { shareImageUrl = null, propertyImageUrl, propertyImageAlt = null } = property;
  const picture = propertyImageUrl !== null && !/\.svg$/i.test(propertyImageUrl) ? propertyImageUrl : null;
  const alt = ['og:image:alt', propertyImageAlt] as const;
  if (shareImageUrl === null) return [['og:image', picture], ...(picture === null ? [] : [alt])];
  return [
    ['og:image', shareImageUrl],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    alt,
    ['twitter:card', 'summary_large_image'],
  ];
}

type Named = Pick<ScreenData, 'property' | 'propertyGroup' | 'registry'>;

const nameOf = ({ property, propertyGroup }: Named, language: Language): string =>
  property?.propertyName ?? propertyGroup?.name ?? frameTranslate(language)('title.site');

/** The title of an address: what is done there, and at which hotel. */
export const documentTitle = (site: Named, path: string, language: Language): string =>
  `${pageTitle(matchPage(path, site.registry).definition, language)} · ${nameOf(site, language)}`;

/** A group has no words of its own: its name and those of its hotels say what it is, in any language. */
const groupDescription = (group: ScreenData['propertyGroup']): string | null =>
  group === null
    ? null
    : shortened(`${group.name}: ${group.properties.map(({ propertyName }) => propertyName).join(', ')}`);

/** What search engines and shared links read of an address; `path` may carry its query. */
export function documentHead(site: ScreenData, path: string, language: Language): DocumentHead {
  const { definition, params } = matchPage(path, site.registry);
  const { property, propertyGroup } = site;
  const text = frameTranslate(language);
  const name = nameOf(site, language);
  const title = documentTitle(site, path, language);
  // One spelling for search engines, in whichever case the address was asked for.
  const code = property?.propertyCode ?? propertyGroup?.propertyGroupCode ?? params['propertyCode'] ?? '';
  const canonicalPath = definition.noindex ? null : addressOf(definition, code);
  const description =
    property === null
      ? groupDescription(propertyGroup)
      : shortened(
          property.description === ''
            ? text('description.search', { name, address: property.propertyAddress })
            : property.description,
        );
  const graph: readonly (readonly [string, string | null])[] = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonicalPath],
    ...(property === null ? [] : shareImage(property)),
    ['og:locale', language.locale.replace('-', '_')],
  ];
  return {
    title,
    description,
    canonicalPath,
    robots: definition.noindex ? 'noindex' : null,
    openGraph: graph.flatMap(([key, content]) => (content === null ? [] : [{ property: key, content }])),
    structuredData: property === null || definition.noindex ? null : hotelData(property, canonicalPath),
  };
}
