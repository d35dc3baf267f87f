import { memo, type ReactElement } from 'react';
import { showsAvailabilityBadge, textLanguage } from 'shared/domain';
import { Badge, Card, Gallery } from 'shared/ui';
import type { RoomChoice } from '../items/rules.ts';
import type { Listing } from './listing.ts';
import { RoomDetails } from './room-details.tsx';
import { RoomFacts } from './room-facts.tsx';
import { RoomOfferBar } from './room-offer-bar.tsx';
import { roomPictures } from './room-pictures.ts';
import { amenityLanguage } from './rules.ts';
import { RoomRates } from './room-rates.tsx';
import type { RoomOffer } from './rules.ts';
import { useListWords } from './use-list-words.ts';
import './room.css';

export interface RoomCardProps {
  readonly offer: RoomOffer;
  readonly listing: Listing;
  /** The rate of this room type that the room holds; null where it holds none. */
  readonly chosenId: string | null;
  /** The rate that the guest's link named; null where it named another. */
  readonly linkedId: string | null;
  /** The rate that a price crawler presses; null where it is another room's. */
  readonly markedId: string | null;
  /** Amenities that are said above the list, because every room type has them. */
  readonly common: readonly string[];
  /** Where it stands, and among how many: the picture of the first one is the largest of the first screen. */
  readonly index: number;
  readonly rooms: number;
  readonly isUnfolded: boolean;
  readonly onUnfold: (change: { readonly roomTypeId: string; readonly isOpen: boolean }) => void;
  readonly onChoose: (choice: RoomChoice) => void;
}

const amenitiesShown = 5;

/** A room type with its rates for the room that is being chosen; drawn from what it is given alone. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps): ReactElement {
  const { offer, listing, chosenId, linkedId, markedId, common, index, rooms, isUnfolded } = props;
  const { onUnfold, onChoose } = props;
  const { text } = useListWords();
  const { roomType, roomsLeft, isSoldOut = false } = offer;
  const { roomTypeId, name, description, amenities, view = null } = roomType;
  const titleId = `rr-room-${roomTypeId}`;
  const own = amenities.filter((amenity) => !common.includes(amenity) && amenity !== view);
  const choose = (ratePlanId: string): void => {
    onChoose({ roomNumber: listing.room.roomNumber, roomTypeId, ratePlanId });
  };
  return (
    <Card
      as="article"
      padding="none"
      selected={chosenId !== null}
      className="rr-room"
      aria-labelledby={titleId}
    >
      <div className="rr-room__head">
        <div className="rr-room__picture">
          <Gallery
            label={text('rooms.pictures', { name })}
            images={roomPictures(roomType, text('rooms.picture', { name }))}
            captions={roomType.imageAlts}
            ratio="4/3"
            priority={index === 0}
          />
          {(isSoldOut || showsAvailabilityBadge(roomsLeft)) && (
            <Badge tone={isSoldOut ? 'negative' : 'warning'} className="rr-room__left">
              {isSoldOut ? text('live.just-sold-out') : text('rooms.left', { count: roomsLeft })}
            </Badge>
          )}
        </div>
        <div className="rr-room__about">
          <h3 id={titleId} className="rr-room__name" {...textLanguage(roomType, 'Name')}>
            {name}
          </h3>
          <RoomFacts roomType={roomType} />
          <p className="rr-room__description" {...textLanguage(roomType, 'Description')}>
            {description}
          </p>
          {own.length > 0 && (
            <ul className="rr-room__amenities">
              {own.slice(0, amenitiesShown).map((amenity) => (
                <li key={amenity} {...amenityLanguage(roomType, amenity)}>
                  {amenity}
                </li>
              ))}
            </ul>
          )}
          <RoomDetails
            roomType={roomType}
            footer={(close) => (
              <RoomOfferBar
                offer={offer}
                listing={listing}
                chosenId={chosenId}
                onPressed={close}
                onChoose={choose}
              />
            )}
          />
        </div>
      </div>
      <RoomRates
        key={listing.room.roomNumber}
        offer={offer}
        listing={listing}
        chosenId={chosenId}
        linkedId={linkedId}
        markedId={markedId}
        index={index}
        rooms={rooms}
        isUnfolded={isUnfolded}
        onUnfold={(isOpen) => {
          onUnfold({ roomTypeId, isOpen });
        }}
        onChoose={choose}
      />
    </Card>
  );
});
