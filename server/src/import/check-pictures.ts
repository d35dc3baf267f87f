import { isBlank } from 'shared/domain';
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
  ...property.propertyImageUrls.map(({ alt }, place) => ({
    path: ['Property', 'PropertyImageUrls', place],
    alt,
  })),
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
    alt !== null && isBlank(alt) ? [problemAt([...path, 'Alt'], 'This has to be written out')] : [],
  );

/** With fewer, guests look elsewhere for more. */
const fewestPictures = 4;

const fewWarning = (path: Path, count: number): Problem[] =>
  count >= fewestPictures
    ? []
    : [
        problemAt(
          path,
          `There ${count === 1 ? 'is 1 picture' : `are ${String(count)} pictures`}: guests expect ${String(fewestPictures)} or more`,
        ),
      ];

/** Too few pictures of the house or of a room type. */
const fewWarnings = ({ property, roomTypes }: PropertyFile): Problem[] => [
  ...fewWarning(
    ['Property', 'PropertyImageUrls'],
    property.propertyImageUrls.length + Number(property.propertyImageUrl !== null),
  ),
  ...roomTypes.flatMap(({ imageUrls }, index) =>
    fewWarning(['RoomTypes', index, 'ImageUrls'], imageUrls.length),
  ),
];

export const pictureWarnings = (file: PropertyFile): Problem[] => [
  ...fewWarnings(file),
  ...picturesOf(file).flatMap(({ path, alt }) =>
    alt === null
      ? [problemAt(path, 'There is no Alt that says what the picture shows to guests who do not see it')]
      : [],
  ),
];
