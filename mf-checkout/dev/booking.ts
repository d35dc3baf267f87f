import { allSettled, type Scope } from 'effector';
import type { CreateResponse } from 'shared/contracts';
import { basketRestored, emptyBasket, userLoaded, type Basket } from 'shared/runtime';
import {
  aBasketItem,
  aBooker,
  aCard,
  aConfirmation,
  aConfirmationItem,
  aService,
  aUser,
} from 'shared/testing';
import { cardChanged } from '../src/pages/checkout/model.ts';

const breakfast = { service: aService(), quantity: 1, cost: 9_000 };

/** Two rooms, one of them with breakfast: 810.00. */
const basket: Basket = {
  ...emptyBasket,
  propertyCode: 'HARBOUR',
  fromDate: '2026/12/01',
  toDate: '2026/12/04',
  rooms: [1, 2].map((roomNumber) => ({
    roomId: `room-${roomNumber}`,
    roomNumber,
    numberOfAdults: 2,
    numberOfChildren: 0,
    numberOfInfants: 0,
  })),
  items: [
    aBasketItem({ services: [breakfast], totalServiceCost: breakfast.cost }),
    aBasketItem({
      roomId: 'room-2',
      roomNumber: 2,
      leadGuest: { firstName: 'Mary', lastName: 'Somerville' },
    }),
  ],
  quoteToken: 'quote-1',
};

/** The guest comes with a full basket. */
export const withRooms = (scope: Scope): Promise<void> =>
  allSettled(basketRestored, { scope, params: basket });

/** At a rate that an organisation may be invoiced for. */
export async function withCompanyRate(scope: Scope): Promise<void> {
  const items = basket.items.map((item) => ({
    ...item,
    ratePlan: { ...item.ratePlan, allowPayByCompanyInvoice: true },
  }));
  await allSettled(basketRestored, { scope, params: { ...basket, items } });
}

/** A guest who has a saved card. */
export async function asAUser(scope: Scope): Promise<void> {
  await withRooms(scope);
  const saved = {
    creditCardId: 'saved',
    creditCardName: '•••• 4242',
    expiryMonth: 12,
    expiryYear: 2030,
    creditCardTypeId: 'card-visa',
  };
  await allSettled(userLoaded, { scope, params: aUser({ creditCards: [saved] }) });
}

/** And has typed everything but the terms. */
export async function withEverythingTyped(scope: Scope): Promise<void> {
  await allSettled(basketRestored, { scope, params: { ...basket, booker: aBooker() } });
  await allSettled(cardChanged, { scope, params: aCard() });
}

export const made: CreateResponse = {
  success: true,
  message: 'Booking has been made successfully.',
  referenceNumber: 'HB-2041',
  confirmationToken: 'secret',
  status: 'Confirmed',
  paymentUrl: null,
  totalPrice: 810,
  currency: 'GBP',
  expiresAtUtc: null,
};

export const confirmation = aConfirmation({
  items: [
    aConfirmationItem({
      services: [{ serviceId: 'breakfast', serviceName: 'Breakfast', quantity: 1, cost: 90 }],
      serviceCost: 90,
      totalCost: 450,
      priceLines: [
        { text: 'Room, 3 nights', amount: 360 },
        { text: 'Breakfast, 2 guests, 3 days', amount: 90 },
      ],
    }),
    aConfirmationItem({ leadGuest: { firstName: 'Mary', lastName: 'Somerville' } }),
  ],
  total: 810,
  paid: 810,
});

export const countries = [
  { id: 'GB', code: 'GB', name: 'United Kingdom' },
  { id: 'DK', code: 'DK', name: 'Denmark' },
  { id: 'ZA', code: 'ZA', name: 'South Africa' },
];
