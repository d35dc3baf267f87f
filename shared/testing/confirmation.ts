import type { Confirmation, ConfirmationItem } from '../contracts/index.ts';
import { aProperty } from './property.ts';

/** The double of three nights for two adults, 360.00, without extras. */
export const aConfirmationItem = (overrides: Partial<ConfirmationItem> = {}): ConfirmationItem => ({
  roomType: { roomTypeId: 'double', name: 'Double room', imageUrl: null },
  ratePlan: { ratePlanId: 'flexible', name: 'Flexible' },
  policy: 'Free cancellation until two days before arrival.',
  leadGuest: { firstName: 'Ada', lastName: 'Byron' },
  roomConfiguration: null,
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
  roomCost: 360,
  services: [],
  serviceCost: 0,
  totalCost: 360,
  priceLines: [{ text: 'Room, 3 nights', amount: 360 }],
  ...overrides,
});

/** One room, paid by card in full, with a pre check-in link. */
export const aConfirmation = (overrides: Partial<Confirmation> = {}): Confirmation => {
  const hotel = aProperty();
  return {
    referenceNumber: 'HB-2041',
    status: 'Confirmed',
    property: {
      propertyCode: hotel.propertyCode,
      propertyName: hotel.propertyName,
      propertyAddress: hotel.propertyAddress,
      propertyImageUrl: null,
      email: hotel.email,
      telephone: hotel.telephone,
      websiteUrl: hotel.websiteUrl,
      checkInTime: hotel.checkInTime,
      checkOutTime: hotel.checkOutTime,
      timeZone: hotel.timeZone,
      pricesIncludeTax: hotel.pricesIncludeTax,
      taxLabel: hotel.taxLabel,
    },
    dateFrom: '2026/12/01',
    dateTo: '2026/12/04',
    booker: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.org',
      phone: '+44 20 7946 0999',
    },
    items: [aConfirmationItem()],
    giftDiscount: 0,
    total: 360,
    currency: 'GBP',
    paymentMethod: 0,
    paid: 360,
    balance: 0,
    preCheckInUrl: '/PreCheckIn/HARBOUR/HB-2041/k3x9',
    ...overrides,
  };
};
