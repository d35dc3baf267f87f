import { useUnit } from 'effector-react';
import type { PropertyGroup } from 'shared/contracts';
import { $route, paths } from 'shared/runtime';
import { Badge, Button, Card, Picture, Rating, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';

interface HotelCardProps {
  readonly hotel: PropertyGroup['properties'][number];
  readonly area: string | null;
}

/** One hotel of the group; choosing it takes the search of the address along (decisions 1). */
export function HotelCard({ hotel, area }: HotelCardProps) {
  const text = useMessages(messages);
  const { query } = useUnit($route);
  return (
    <Card as="li" padding="none" className="gr-hotel">
      <Picture src={hotel.propertyImageUrl} alt="" ratio="3/2" />
      <div className="gr-hotel__text">
        {area !== null && <Badge>{area}</Badge>}
        <h2 className="gr-hotel__name">{hotel.propertyName}</h2>
        {hotel.hotelRating !== null && <Rating value={hotel.hotelRating} />}
        <p className="gr-hotel__address">{hotel.propertyAddress}</p>
        <Button
          kind="secondary"
          iconEnd="arrow-right"
          href={paths.search(hotel.propertyCode, new URLSearchParams(query))}
          aria-label={text('group.choose.label', { hotel: hotel.propertyName })}
        >
          {text('group.choose')}
        </Button>
      </div>
    </Card>
  );
}
