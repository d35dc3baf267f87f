import { withInvoice } from '../server/create/variants.ts';
import { hotelFile, ids } from '../server/hotel.ts';

/** Searched all the time, with many rooms. */
export const soughtHotel = 'sought';
export const soughtRoomTypes = ids('room', 4);

/** Nearly sold out: two bookings want the same rooms all the time. */
export const scarceHotels = ids('scarce', 4);
export const scarceRoomTypes = ids('room', 2);
/** Days of arrival at them, from `firstDay` days after today. */
export const scarceDays = 30;
export const firstDay = 10;

export const soakHotels = (): readonly object[] => [
  withInvoice(
    hotelFile({
      code: soughtHotel,
      roomTypes: soughtRoomTypes,
      ratePlans: ids('plan', 4),
      rooms: 999,
      months: 9,
    }),
  ),
  ...scarceHotels.map((code) =>
    withInvoice(hotelFile({ code, roomTypes: scarceRoomTypes, ratePlans: ['plan-1'], rooms: 3, months: 4 })),
  ),
];
