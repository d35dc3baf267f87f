import {
  restaurantBookingRequestSchema,
  restaurantSlotSchema,
  type Property,
  type RestaurantSlot,
  type StayDate,
} from 'shared/contracts';
import * as z from 'zod/mini';

export interface Visit {
  readonly restaurantId: string;
  readonly date: StayDate;
  readonly partySize: number;
}

/** The times at which a party still finds a table, as the API gives them to any client. */
export async function freeTimes(
  url: string,
  { propertyId }: Property,
  { restaurantId, date, partySize }: Visit,
): Promise<RestaurantSlot[]> {
  const query = new URLSearchParams({
    propertyId,
    restaurantId,
    date,
    partySize: String(partySize),
    currencySymbol: '£',
  });
  const response = await fetch(`${url}/api/RestaurantBooking/Availability?${query.toString()}`);
  return z.array(restaurantSlotSchema).parse(await response.json());
}

/** Other guests take every seat at an hour, in parties as large as can book online. */
export async function fillHour(
  url: string,
  property: Property,
  { restaurantId, date, partySize }: Visit,
  time: string,
): Promise<void> {
  const isFree = async (size: number) =>
    (await freeTimes(url, property, { restaurantId, date, partySize: size })).some(
      (slot) => slot.time === time,
    );
  let guests = 0;
  for (let size = partySize; size > 0; size -= 1)
    while (await isFree(size)) {
      guests += 1;
      const request = z.encode(restaurantBookingRequestSchema, {
        propertyId: property.propertyId,
        restaurantId,
        restaurantName: '',
        visitTime: time,
        visitDate: date,
        partySize: size,
        specialRequests: null,
        isReservation: false,
        identifier: `others-${guests}`,
        promotionId: null,
        email: `others-${guests}@example.org`,
        contactNumber: '+442079460000',
        isLeaveTimeRequired: false,
        languageCode: 'en-GB',
      });
      const response = await fetch(`${url}/api/RestaurantBooking/Create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      if (!response.ok) throw new Error(`Create answered ${response.status}: ${await response.text()}`);
    }
}
