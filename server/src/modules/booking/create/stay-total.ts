import type { StayTotal } from '../../voucher/index.ts';
import { loadBooking, rateRooms } from './load-booking.ts';
import { priceBooking } from './price-booking.ts';

/** What rooms cost without a voucher; null while they cannot be booked. */
export const stayTotal: StayTotal = (snapshot, stay, rooms, now) => {
  const wanted = { ...stay, promoCode: null, accountId: null, rooms: [...rooms] };
  const { content, rates } = loadBooking(snapshot, wanted, now);
  const { rated, missing } = rateRooms(rooms, rates);
  if (missing.length > 0) return null;
  const priced = rated.map(({ room, rate }) => ({ room, rate: rate.stayRate, promo: rate.promo }));
  return priceBooking({ request: stay, content, rooms: priced, voucherMinor: 0 }).totalMinor;
};
