import type { RoomType } from 'shared/contracts';

/** The pictures of a room type with what they show; `name` stands in where the hotel has no words for one. */
export const roomPictures = (
  { imageUrls, imageAlts = [] }: Pick<RoomType, 'imageUrls' | 'imageAlts'>,
  name: string,
): { readonly src: string; readonly alt: string }[] =>
  imageUrls.map((src, index) => ({ src, alt: imageAlts[index] ?? name }));
