import type { CreateRequest } from 'shared/contracts';
import type { HotelChanges } from './bookable-hotel.ts';
import { aBooking } from './bookings.ts';

/** A hotel in South Africa that takes its payments by Paystack. */
export const paystackHotel = {
  property: { payByPaystack: true, currency: 'ZAR' },
} as const satisfies HotelChanges;

/** Three nights for two adults, paid on Paystack's page. */
export const aPaystackBooking = (changes: Partial<CreateRequest> = {}): CreateRequest =>
  aBooking({ paymentType: 4, cardDetails: null, ...changes });
