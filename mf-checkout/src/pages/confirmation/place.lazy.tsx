import type { Confirmation, Property } from 'shared/contracts';
import { Button, Card, Picture, SectionHeading, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { routeAddress } from './rules.ts';
import './place.css';

interface PlaceProps {
  readonly hotel: Confirmation['property'];
  readonly property: Property;
}

/** What the hotel looks like, where it is and how to get there. */
export function Place({ hotel, property }: PlaceProps) {
  const text = useMessages(bookedMessages);
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
        </div>
      </div>
    </Card>
  );
}
