import type { MyReservation, SavedCard } from '../contracts/index.ts';

/** A Visa card as an account shows it, good until the end of 2030. */
export const aSavedCard = (overrides: Partial<SavedCard> = {}): SavedCard => ({
  creditCardId: 'card-1',
  creditCardName: '•••• 4242',
  expiryMonth: 12,
  expiryYear: 2030,
  creditCardTypeId: 'card-visa',
  ...overrides,
});

/** A confirmed stay of a logged-in guest: one double room, 1 to 4 December 2026, pre check-in not done. */
export const aStay = (overrides: Partial<MyReservation> = {}): MyReservation => ({
  referenceNumber: 'HB7K2M',
  confirmationToken: 'token-1',
  status: 'Confirmed',
  propertyCode: 'HARBOUR',
  propertyName: 'The Harbour Hotel',
  propertyAddress: '1 Quay Street, London E1 1AA',
  propertyImageUrl: null,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  rooms: [
    {
      roomType: 'Double room',
      ratePlan: 'Flexible',
      numberOfAdults: 2,
      numberOfChildren: 0,
      numberOfInfants: 0,
    },
  ],
  total: 360,
  currency: 'GBP',
  expiresAtUtc: null,
  preCheckInUrl: '/PreCheckIn/HARBOUR/HB7K2M/code',
  isPreCheckInComplete: false,
  ...overrides,
});
