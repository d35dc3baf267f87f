import type { MediaUse } from './media.ts';
import type { PropertyFile } from './property-file.ts';

/** Every field of a property file that names a picture. */
export const mediaOf = (file: PropertyFile): MediaUse[] => [
  { path: ['Property', 'LogoFileUrl'], url: file.property.logoFileUrl },
  { path: ['Property', 'PropertyImageUrl'], url: file.property.propertyImageUrl },
  ...file.roomTypes.flatMap((roomType, index) =>
    roomType.imageUrls.map((url, place) => ({ path: ['RoomTypes', index, 'ImageUrls', place], url })),
  ),
  ...file.bookConfig.offers.map((offer, index) => ({
    path: ['BookConfig', 'Offers', index, 'ImageUrl'],
    url: offer.imageUrl,
  })),
];

/** The same file with the addresses under which its pictures are served. */
export function withMediaUrls(file: PropertyFile, urlOf: (url: string) => string): PropertyFile {
  const maybe = (url: string | null) => (url === null ? null : urlOf(url));
  const { property, bookConfig, roomTypes } = file;
  return {
    ...file,
    property: {
      ...property,
      logoFileUrl: maybe(property.logoFileUrl),
      propertyImageUrl: maybe(property.propertyImageUrl),
    },
    bookConfig: {
      ...bookConfig,
      offers: bookConfig.offers.map((offer) => ({ ...offer, imageUrl: maybe(offer.imageUrl) })),
    },
    roomTypes: roomTypes.map((roomType) => ({ ...roomType, imageUrls: roomType.imageUrls.map(urlOf) })),
  };
}
