import { facilityIcons } from 'shared/contracts';
import { distanceMetres, farthestWalkMetres, isBlank } from 'shared/domain';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

type About = NonNullable<PropertyFile['about']>;

const problem = (isWrong: boolean, path: Path, message: string): Problem[] =>
  isWrong ? [problemAt(path, message)] : [];

const blank = (path: Path, text: string | null): Problem[] =>
  problem(text !== null && isBlank(text), path, 'This has to be written out');

/** Coordinates that no map has. */
function outside(
  path: Path,
  { latitude, longitude }: Record<'latitude' | 'longitude', number | null>,
): Problem[] {
  return [
    ...problem(
      latitude !== null && Math.abs(latitude) > 85,
      [...path, 'Latitude'],
      'A latitude is between -85 and 85 degrees',
    ),
    ...problem(
      longitude !== null && Math.abs(longitude) > 180,
      [...path, 'Longitude'],
      'A longitude is between -180 and 180 degrees',
    ),
  ];
}

const knownIcons = facilityIcons.join(', ');

const facilityProblems = ({ facilities }: About): Problem[] =>
  facilities.flatMap(({ name, items, icon }, index) => {
    const path = ['About', 'Facilities', index] as const;
    return [
      ...blank([...path, 'Name'], name),
      ...items.flatMap((item, place) => blank([...path, 'Items', place], item)),
      ...problem(
        icon !== null && !facilityIcons.some((known) => known === icon),
        [...path, 'Icon'],
        `There is no icon “${icon ?? ''}”: there are ${knownIcons}`,
      ),
    ];
  });

function placeProblems(
  { places }: About,
  { latitude, longitude }: PropertyFile['property']['address'],
): Problem[] {
  const hotel = latitude === null || longitude === null ? null : { latitude, longitude };
  return places.flatMap((place, index) => {
    const path = ['About', 'Places', index] as const;
    const range = outside(path, place);
    if (range.length > 0) return range;
    const metres = hotel === null ? 0 : distanceMetres(hotel, place);
    return [
      ...blank([...path, 'Name'], place.name),
      ...problem(
        hotel === null,
        path,
        'Places need Property.Address.Latitude and Longitude to be on a map around the hotel',
      ),
      ...problem(
        metres > farthestWalkMetres,
        path,
        `“${place.name}” is ${(metres / 1000).toFixed(1)} km away: places are at most ${String(farthestWalkMetres / 1000)} km from the hotel, as they are walked to`,
      ),
    ];
  });
}

/** Texts without words, unknown icons, coordinates out of range and places too far to walk to. */
export function checkAbout({ about, property: { address } }: PropertyFile): Problem[] {
  const ofHotel = outside(['Property', 'Address'], address);
  if (about === null) return ofHotel;
  return [
    ...ofHotel,
    ...blank(['About', 'Title'], about.title),
    ...about.paragraphs.flatMap((text, index) => blank(['About', 'Paragraphs', index], text)),
    ...facilityProblems(about),
    ...(ofHotel.length > 0 ? [] : placeProblems(about, address)),
    ...about.questions.flatMap(({ question, answer }, index) => [
      ...blank(['About', 'Questions', index, 'Question'], question),
      ...blank(['About', 'Questions', index, 'Answer'], answer),
    ]),
  ];
}
