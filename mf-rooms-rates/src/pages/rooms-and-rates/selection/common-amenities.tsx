import { Fragment, type ReactElement } from 'react';
import type { RoomType } from 'shared/contracts';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { amenityLanguage } from './rules.ts';

/** What every room has, once, so that the cards say what sets them apart. */
export function CommonAmenities({
  amenities,
  roomType,
}: {
  readonly amenities: readonly string[];
  /** One that has them all. */
  readonly roomType: RoomType;
}): ReactElement | null {
  const text = useMessages(messages);
  if (amenities.length === 0) return null;
  return (
    <p className="rr-common">
      <strong>{text('rooms.all-have')}</strong>{' '}
      <span className="muted">
        {amenities.map((amenity, index) => (
          <Fragment key={amenity}>
            {index > 0 && ' · '}
            <span {...amenityLanguage(roomType, amenity)}>{amenity}</span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
