import { type About, type AboutFile, facilityIcons } from 'shared/contracts';
import { walkingMinutes } from 'shared/domain';

interface Where {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const nothing: AboutFile = {
  title: null,
  paragraphs: [],
  facilities: [],
  places: [],
  directions: null,
  policies: null,
  questions: [],
};

const iconOf = (name: string | null) => facilityIcons.find((icon) => icon === name) ?? null;

/** Of a place, as the hotel has measured it, else estimated from the distance; null where neither is known. */
function minutesTo(place: AboutFile['places'][number], { latitude, longitude }: Where): number | null {
  if (place.walkingMinutes !== null) return place.walkingMinutes;
  return latitude === null || longitude === null ? null : walkingMinutes({ latitude, longitude }, place);
}

/** What a hotel says of itself, as guests get it: empty when it says nothing; places nearest first. */
export function toAbout(written: AboutFile | null, hotel: Where): About {
  const { facilities, places, ...texts } = written ?? nothing;
  return {
    ...texts,
    facilities: facilities.map(({ icon, ...group }) => ({ ...group, icon: iconOf(icon) })),
    places: places
      .flatMap((place) => {
        const minutes = minutesTo(place, hotel);
        return minutes === null ? [] : [{ ...place, walkingMinutes: minutes }];
      })
      .toSorted((one, other) => one.walkingMinutes - other.walkingMinutes),
  };
}
