import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

interface PlacedPicture {
  readonly path: Path;
  readonly alt: string | null;
}

/** The pictures that have an alternative text: those of the hotel, its rooms and its offers. A logo has the hotel's name. */
const picturesOf = ({ property, roomTypes, bookConfig }: PropertyFile): PlacedPicture[] => [
  ...(property.propertyImageUrl === null
    ? []
    : [{ path: ['Property', 'PropertyImageUrl'], alt: property.propertyImageUrl.alt }]),
  ...roomTypes.flatMap(({ imageUrls }, index) =>
    imageUrls.map(({ alt }, place) => ({ path: ['RoomTypes', index, 'ImageUrls', place], alt })),
  ),
  ...bookConfig.offers.flatMap(({ imageUrl }, index) =>
    imageUrl === null ? [] : [{ path: ['BookConfig', 'Offers', index, 'ImageUrl'], alt: imageUrl.alt }],
  ),
];

/** An alternative text of nothing. */
export const checkPictures = (file: PropertyFile): Problem[] =>
  picturesOf(file).flatMap(({ path, alt }) =>
    alt?.trim() === '' ? [problemAt([...path, 'Alt'], 'This has to be written out')] : [],
  );

export const pictureWarnings = (file: PropertyFile): Problem[] =>
  picturesOf(file).flatMap(({ path, alt }) =>
    alt === null
      ? [problemAt(path, 'There is no Alt that says what the picture shows to guests who do not see it')]
      : [],
  );
