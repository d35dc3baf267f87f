import { useUnit } from 'effector-react';
import { textLanguage } from 'shared/domain';
import { IconButton, Rating, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { HotelLink, OfferLine } from '../hotel-offer.tsx';
import type { Hotel } from '../hotels.ts';
import { hotelSelected } from '../model.ts';

/** The hotel that was chosen on the map, at its foot: its price, and the way in. */
export function SelectedHotel({ hotel }: { readonly hotel: Hotel | null }) {
  const text = useMessages(messages);
  const select = useUnit(hotelSelected);
  if (hotel === null) return null;
  return (
    <section className="card gr-chosen" aria-label={hotel.propertyName}>
      <div className="gr-chosen__text">
        <p className="gr-chosen__name" {...textLanguage(hotel, 'PropertyName')}>
          {hotel.propertyName}
        </p>
        {hotel.hotelRating !== null && <Rating value={hotel.hotelRating} />}
        <OfferLine hotel={hotel} />
        <HotelLink hotel={hotel} />
      </div>
      <IconButton icon="close" label={text('group.map.close')} onClick={() => select(null)} />
    </section>
  );
}
