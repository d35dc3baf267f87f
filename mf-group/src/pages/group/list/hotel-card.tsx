import type { PropertyGroup } from 'shared/contracts';
import { groupCardSizes, textLanguage } from 'shared/domain';
import { Icon, Picture, Rating } from 'shared/ui';
import { HotelLink, OfferLine } from '../hotel-offer.tsx';
import type { Hotel } from '../hotels.ts';

interface HotelCardProps {
  readonly hotel: Hotel;
  readonly area: PropertyGroup['areas'][number] | null;
  readonly isSelected: boolean;
  /** The first of the list: its picture is the page's largest. */
  readonly isFirst: boolean;
}

/** Picture, rating, address and what the stay costs from (product.md 2: group search). */
export function HotelCard({ hotel, area, isSelected, isFirst }: HotelCardProps) {
  const { propertyName, propertyAddress, propertyImageUrl, hotelRating, offer } = hotel;
  const modifiers = [isSelected && 'gr-hotel--selected', offer.kind === 'full' && 'gr-hotel--full'];
  return (
    <article className={['card gr-hotel', ...modifiers.filter((each) => each !== false)].join(' ')}>
      <div className="gr-hotel__picture">
        <Picture src={propertyImageUrl} alt="" ratio="4/3" sizes={groupCardSizes} priority={isFirst} />
      </div>
      <div className="gr-hotel__text">
        {area !== null && (
          <p className="eyebrow" {...textLanguage(area, 'Name')}>
            {area.name}
          </p>
        )}
        <h3 className="gr-hotel__name" {...textLanguage(hotel, 'PropertyName')}>
          {propertyName}
        </h3>
        {hotelRating !== null && <Rating value={hotelRating} />}
        <p className="gr-hotel__address">
          <Icon name="pin" size={16} />
          <span {...textLanguage(hotel, 'PropertyAddress')}>{propertyAddress}</span>
        </p>
        <div className="gr-hotel__foot">
          <OfferLine hotel={hotel} />
          <HotelLink hotel={hotel} />
        </div>
      </div>
    </article>
  );
}
