import type { MediaUse } from './media.ts';
import type { PropertyFile } from './property-file.ts';

/** Every field of a property file that names a picture. */
export const mediaOf = (file: PropertyFile): MediaUse[] => [
  { path: ['Property', 'LogoFileUrl'], url: file.property.logoFileUrl },
  { path: ['Property', 'PropertyImageUrl'], url: file.property.propertyImageUrl?.url ?? null },
  ...file.property.propertyImageUrls.map(({ url }, place) => ({
    path: ['Property', 'PropertyImageUrls', place],
    url,
  })),
  ...file.roomTypes.flatMap((roomType, index) =>
    roomType.imageUrls.map(({ url }, place) => ({ path: ['RoomTypes', index, 'ImageUrls', place], url })),
  ),
  ...file.bookConfig.offers.map((offer, index) => ({
    path: ['BookConfig', 'Offers', index, 'ImageUrl'],
    url: offer.imageUrl?.url ?? null,
  })),
];

/** The same file with the addresses under which its pictures are served. */
export function withMediaUrls(file: PropertyFile, urlOf: (url: string) => string): PropertyFile {
  const maybe = (url: string | null) => (url === null ? null : urlOf(url));
  const picture = <P extends { readonly url: string }>(given: P): P => ({ ...given, url: urlOf(given.url) });
  const { property, bookConfig, roomTypes } = file;
  return {
    ...file,
    property: {
      ...property,
      logoFileUrl: maybe(property.logoFileUrl),
      propertyImageUrl: property.propertyImageUrl && picture(property.propertyImageUrl),
      propertyImageUrls: property.propertyImageUrls.map(picture),
    },
    bookConfig: {
      ...bookConfig,
      offers: bookConfig.offers.map((offer) => ({
        ...offer,
        imageUrl: offer.imageUrl && picture(offer.imageUrl),
      })),
    },
    roomTypes: roomTypes.map((roomType) => ({ ...roomType, imageUrls: roomType.imageUrls.map(picture) })),
  };
}
