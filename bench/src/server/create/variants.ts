import { addDays, todayIn } from 'shared/domain';
import { hotelFile, ids } from '../hotel.ts';
import { bookingBody, stayIn } from '../requests.ts';

/** How bookings fall on hotels, room types and days of arrival. */
export interface Variant {
  readonly name: string;
  readonly hotels: readonly string[];
  readonly roomTypes: readonly string[];
  /** Days from today on which the stays begin. */
  readonly firstDay: number;
  readonly days: number;
}

export const nights = 3;
const zone = 'Europe/London';

const large = 'create';
const roomTypes = ids('room', 12);
const manyHotels = ids('hotel', 40);

export const hot: Variant = {
  name: 'one room type, one arrival',
  hotels: [large],
  roomTypes: ['room-1'],
  firstDay: 30,
  days: 1,
};
export const spread: Variant = {
  name: '12 room types, 300 arrivals',
  hotels: [large],
  roomTypes,
  firstDay: 5,
  days: 300,
};
export const overHotels: Variant = {
  name: '40 hotels, 300 arrivals',
  hotels: manyHotels,
  roomTypes: ['room-1'],
  firstDay: 5,
  days: 300,
};

/** Every plan may be paid by the invoice of a company. */
export function withInvoice(file: object): object {
  const { BookConfig, RatePlans } = file as { BookConfig: object; RatePlans: readonly object[] };
  return {
    ...file,
    BookConfig: { ...BookConfig, EnablePayByCompanyInvoice: true },
    RatePlans: RatePlans.map((plan) => ({ ...plan, AllowPayByCompanyInvoice: true })),
    Companies: [{ AccountId: 'acme', Name: 'Acme Ltd', InvoiceWithoutProof: 'Confirmed' }],
  };
}

export const hotelFiles = (): readonly object[] => [
  withInvoice(hotelFile({ code: large, roomTypes, ratePlans: ids('plan', 8), rooms: 999, months: 18 })),
  ...manyHotels.map((code) =>
    withInvoice(hotelFile({ code, roomTypes: ['room-1'], ratePlans: ['plan-1'], rooms: 999, months: 12 })),
  ),
];

export const byInvoice = { paymentType: 3, cardDetails: null, accountId: 'acme', poNumber: 'PO-7' } as const;

/** Two rooms for three nights; paid by invoice, or by the card that is approved. */
export const bodyOf = (
  hotel: string,
  roomTypeId: string,
  daysAhead: number,
  payment: 'invoice' | 'card',
): string => {
  const room = { roomTypeId, ratePlanId: 'plan-1' };
  const changes = payment === 'invoice' ? byInvoice : {};
  return bookingBody(hotel, stayIn(daysAhead, nights), [room, room], changes);
};

const largest = 3000;

/** Bodies that fall as the variant says, in an order in which neighbours differ. */
export function bodiesOf(variant: Variant, payment: 'invoice' | 'card'): readonly string[] {
  const count = Math.min(largest, variant.hotels.length * variant.roomTypes.length * variant.days);
  return Array.from({ length: count }, (_, index) =>
    bodyOf(
      variant.hotels[index % variant.hotels.length] ?? '',
      variant.roomTypes[index % variant.roomTypes.length] ?? '',
      variant.firstDay + ((index * 7) % variant.days),
      payment,
    ),
  );
}

/** The days of a stay from its arrival to its departure. */
export const daysFrom = (daysAhead: number): readonly string[] => {
  const arrival = addDays(todayIn(zone, new Date()), daysAhead);
  return Array.from({ length: nights + 1 }, (_, index) => addDays(arrival, index));
};
