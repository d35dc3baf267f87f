import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { About, Confirmation, Property } from 'shared/contracts';
import { Button, Card, Facts, Picture, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { PlaceMap } from 'shared/ui/place-map';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { $about, $isPlaceKnown, placeOpened } from './place-model.ts';
import { routeAddress } from './rules.ts';
import './place.css';

interface PlaceProps {
  readonly hotel: Confirmation['property'];
  readonly property: Property;
}

/** The ways to the hotel as it describes them; nothing where it describes none. */
function Ways({ directions }: { readonly directions: About['directions'] }) {
  const text = useMessages(bookedMessages);
  const ways = [
    { term: text('confirmation.byCar'), detail: directions?.byCar },
    { term: text('confirmation.byTrain'), detail: directions?.byTrain },
    { term: text('confirmation.fromTheAirport'), detail: directions?.fromTheAirport },
  ].flatMap(({ term, detail }) => ((detail ?? '') === '' ? [] : [{ term, detail }]));
  return ways.length === 0 ? null : <Facts items={ways} />;
}

/** What the hotel looks like, where it is and how to get there. */
export function Place({ hotel, property }: PlaceProps) {
  const text = useMessages(bookedMessages);
  const locale = useLocale();
  const { about, isKnown, opened } = useUnit({
    about: $about,
    isKnown: $isPlaceKnown,
    opened: placeOpened,
  });
  useEffect(() => {
    opened({ languageCode: locale });
  }, [opened, locale]);
  const { latitude, longitude } = property.address;
  if (!isKnown) return <div className="card co-place--coming" aria-hidden="true" />;
  return (
    <Card as="section" padding="large" className="co-place">
      <SectionHeading>{text('confirmation.place')}</SectionHeading>
      <div className="co-place__parts">
        {hotel.propertyImageUrl !== null && (
          <Picture
            src={hotel.propertyImageUrl}
            alt={property.propertyImageAlt ?? ''}
            ratio="3/2"
            className="co-place__picture"
          />
        )}
        <div className="co-place__words">
          <p>
            <strong>{hotel.propertyName}</strong>
            <br />
            {hotel.propertyAddress}
          </p>
          <Button icon="map" href={routeAddress(hotel, property.address)} target="_blank">
            {text('confirmation.route')}
          </Button>
          <Ways directions={about?.directions ?? null} />
        </div>
      </div>
      {latitude !== null && longitude !== null && (
        <PlaceMap hotel={{ name: hotel.propertyName, latitude, longitude }} places={about?.places ?? []} />
      )}
    </Card>
  );
}
