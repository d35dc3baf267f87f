import type { Property } from 'shared/contracts';
import type { GalleryImage } from 'shared/ui';

/** Beside the picture at the head of the page. */
export const mostTiles = 5;

/** The pictures of the house, the one at the head of the page first; the hotel's name stands in where one has no words. */
export function hotelPictures({
  propertyName,
  propertyImageUrl,
  propertyImageAlt = null,
  propertyImageUrls = [],
  propertyImageAlts = [],
}: Property): readonly GalleryImage[] {
  const first = propertyImageUrl === null ? [] : [{ src: propertyImageUrl, caption: propertyImageAlt }];
  const more = propertyImageUrls.map((src, index) => ({ src, caption: propertyImageAlts[index] ?? null }));
  return [...first, ...more].map((image) => ({ ...image, alt: image.caption ?? propertyName }));
}
