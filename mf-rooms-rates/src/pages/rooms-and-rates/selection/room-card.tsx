import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { nightsText, showsAvailabilityBadge } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { Badge, Card, Gallery, Price, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { RoomDetails } from './room-details.tsx';
import { RoomFacts } from './room-facts.tsx';
import { roomPictures } from './room-pictures.ts';
import { RoomRates } from './room-rates.tsx';
import type { RoomOffer } from './rules.ts';

interface RoomCardProps {
  readonly offer: RoomOffer;
  readonly roomNumber: number;
  /** Where it stands, and among how many: the picture of the first one is the largest of the first screen. */
  readonly index: number;
  readonly rooms: number;
}

const amenitiesShown = 5;

/** A room type with its rates for the active room. */
export function RoomCard({ offer, roomNumber, index, rooms }: RoomCardProps): ReactElement {
  const basket = useUnit($basket);
  const text = useMessages(messages);
  const { roomType, rates, from, roomsLeft } = offer;
  const held = basket.items.find((item) => item.roomNumber === roomNumber);
  const isHeld = held?.roomTypeId === roomType.roomTypeId;
  const titleId = `rr-room-${roomType.roomTypeId}`;
  const nights = nightsText(rates[0]?.rate.nights.length ?? 0, text);
  return (
    <Card as="article" padding="none" selected={isHeld} className="rr-room" aria-labelledby={titleId}>
      <div className="rr-room__head">
        <div className="rr-room__picture">
          <Gallery
            label={text('rooms.pictures', { name: roomType.name })}
            images={roomPictures(roomType, text('rooms.picture', { name: roomType.name }))}
            captions={roomType.imageAlts}
            ratio="4/3"
            priority={index === 0}
          />
          {showsAvailabilityBadge(roomsLeft) && (
            <Badge tone="warning" className="rr-room__left">
              {text('rooms.left', { count: roomsLeft })}
            </Badge>
          )}
        </div>
        <div className="rr-room__about">
          <div className="rr-room__title">
            <h3 id={titleId} className="rr-room__name">
              {roomType.name}
            </h3>
            <Price
              className="rr-room__from"
              amount={from}
              currency={basket.currency}
              size="small"
              prefix={text('rooms.from')}
              caption={text('rooms.for-nights', { nights })}
            />
          </div>
          <RoomFacts roomType={roomType} />
          <p className="rr-room__description">{roomType.description}</p>
          <ul className="rr-room__amenities">
            {roomType.amenities.slice(0, amenitiesShown).map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
          <RoomDetails roomType={roomType} />
        </div>
      </div>
      <RoomRates
        key={roomNumber}
        offer={offer}
        roomNumber={roomNumber}
        chosenId={isHeld ? held.ratePlanId : null}
        index={index}
        rooms={rooms}
      />
    </Card>
  );
}
