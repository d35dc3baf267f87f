import { randomUUID } from 'node:crypto';
import {
  createRequestSchema,
  createResponseSchema,
  getRoomTypeConfigurations,
  getServices,
  searchRequestSchema,
  searchResponseSchema,
  type CreateRequest,
} from 'shared/contracts';
import * as z from 'zod/mini';
import type { Hotel, Stay } from './stay.ts';

const party = { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 };

async function answerOf(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const post = (address: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> =>
  answerOf(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Books as many rooms of different types with every extra of each, as any client would; gives the ConfirmationToken. */
export async function bookWithExtras(url: string, hotel: Hotel, stay: Stay, rooms: number): Promise<string> {
  const { propertyId, creditCards } = hotel.property;
  const wanted = z.encode(searchRequestSchema, {
    propertyId,
    languageCode: 'en',
    promoCode: null,
    ratePlanCode: null,
    dateFrom: stay.from,
    dateTo: stay.to,
    locationId: null,
    rooms: Array.from({ length: rooms }, () => party),
  });
  const found = searchResponseSchema.parse(await post(`${url}/api/Availability/Search`, wanted));
  const setUps = getRoomTypeConfigurations.responses[200].parse(
    await answerOf(`${url}/api/RoomTypeConfiguration/Get?propertyId=${encodeURIComponent(propertyId)}`, {}),
  );
  const chosen = await Promise.all(
    found.roomTypes.slice(0, rooms).map(async ({ roomTypeId, rates }) => {
      const ratePlanId = rates[0]?.ratePlanId ?? '';
      const query = new URLSearchParams({
        propertyId,
        roomTypeId,
        ratePlanId,
        dateOfArrival: stay.from,
        dateOfDeparture: stay.to,
        languageCode: 'en',
      });
      const address = `${url}/api/Service/Get?${query.toString()}`;
      const { services } = getServices.responses[200].parse(await answerOf(address, {}));
      return {
        ...party,
        reservationItemId: null,
        roomConfigurationDropdownOptionId:
          setUps.find((setUp) => setUp.roomTypeId === roomTypeId)?.id ?? null,
        roomTypeId,
        ratePlanId,
        guests: [{ individualId: null, firstName: 'Ada', lastName: 'Lovelace', email: null, phone: null }],
        services: services
          .slice(0, 4)
          .map(({ serviceId }) => ({ reservationItemId: null, serviceId, quantity: 1, service: null })),
      };
    }),
  );
  const request: CreateRequest = {
    languageCode: 'en',
    isAppBooking: false,
    propertyId,
    dateFrom: stay.from,
    dateTo: stay.to,
    notes: null,
    comment: null,
    booker: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      phone: '+442079460958',
      street: '12 St James’s Square',
      city: null,
      countryId: hotel.property.address.countryCode,
      stateOrCounty: null,
      optInToReceiveUpdates: false,
      zipCode: 'SW1Y 4JH',
    },
    cardDetails: {
      creditCardId: null,
      saveCreditCardToIndividual: false,
      cardNumber: '4242424242424242',
      nameOnCard: 'Ada Lovelace',
      emailAddress: null,
      creditCardTypeId: creditCards.find(({ code }) => code === 'visa')?.id ?? null,
      expiryMonth: 12,
      expiryYear: new Date().getUTCFullYear() + 2,
      securityCode: '123',
    },
    paymentType: 0,
    accountId: null,
    poNumber: null,
    promoCode: null,
    hopGiftVoucherCode: null,
    rooms: chosen,
    browserData: null,
    agreeToTermsAndConditions: true,
    hasAcceptedCustomTermsAndConditions: false,
    password: null,
    quoteToken: null,
  };
  const made = createResponseSchema.parse(
    await post(`${url}/api/Reservation/Create`, z.encode(createRequestSchema, request), {
      'idempotency-key': randomUUID(),
    }),
  );
  return made.confirmationToken;
}
