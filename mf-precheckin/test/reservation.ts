import type { GetServicesResponse, PreCheckInConfig, PreCheckInReservation } from 'shared/contracts';
import { bookerDetailsOf } from 'shared/domain';
import { aBooker, aService, aServiceInventory } from 'shared/testing';

type Item = PreCheckInReservation['reservationItems'][number];
type Guest = Item['guests'][number];

export const aGuest = (changes: Partial<Guest> = {}): Guest => ({
  individualId: null,
  firstName: 'Ada',
  lastName: 'Byron',
  email: null,
  phone: null,
  ...changes,
});

/** The double for two adults, three nights from 1 December 2026, with its lead guest. */
export const anItem = (changes: Partial<Item> = {}): Item => ({
  reservationItemId: 'item-1',
  dateOfArrival: '2026/12/01',
  dateOfDeparture: '2026/12/04',
  roomTypeId: 'double',
  roomType: 'Double room',
  ratePlanId: 'flexible',
  ratePlan: 'Flexible',
  policy: 'Free cancellation until two days before arrival.',
  cancellationPolicy: [{ from: 'BeforeArrival', offsetHours: 48, feeType: 'Nights', value: 1 }],
  roomConfiguration: null,
  guests: [aGuest()],
  services: [],
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
  ...changes,
});

export const secondItem = (changes: Partial<Item> = {}): Item =>
  anItem({
    reservationItemId: 'item-2',
    roomTypeId: 'family',
    roomType: 'Family room',
    guests: [aGuest({ firstName: 'Mary', lastName: 'Somerville' })],
    numberOfAdults: 1,
    numberOfChildren: 1,
    ...changes,
  });

const paid: PreCheckInReservation['paymentDetails'] = {
  reason: null,
  paymentType: 0,
  hasGuaranteeCard: true,
  total: 360,
  paid: 360,
  balance: 0,
  currency: 'GBP',
};

/** A booking of one room that is paid by card: 360.00. */
export const aReservation = ({
  paymentDetails,
  ...changes
}: Partial<Omit<PreCheckInReservation, 'paymentDetails'>> & {
  readonly paymentDetails?: Partial<PreCheckInReservation['paymentDetails']>;
} = {}): PreCheckInReservation => ({
  propertyId: 'property-1',
  referenceNumber: 'HB-2041',
  isReservation: true,
  entityId: 'reservation-1',
  specialRequests: null,
  totalAccommodationPrice: 360,
  totalServicesPrice: 0,
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
  creditCards: [],
  booker: bookerDetailsOf(aBooker()),
  company: null,
  reservationItems: [anItem()],
  ...changes,
  paymentDetails: { ...paid, ...paymentDetails },
});

export const aCheckInConfig = (changes: Partial<PreCheckInConfig> = {}): PreCheckInConfig => ({
  propertyId: 'property-1',
  showRoomConfigurationQuestion: true,
  firstNameRequired: true,
  lastNameRequired: true,
  emailRequired: true,
  phoneRequired: true,
  countryRequired: true,
  streetRequired: true,
  postCodeRequired: true,
  ...changes,
});

/** Breakfast, parking for one car, and wine by the bottle of which two are left. */
export const theExtras: GetServicesResponse = {
  services: [
    aService(),
    aService({
      serviceId: 'parking',
      serviceCode: 'PRK',
      serviceName: 'Parking',
      serviceDescription: 'A place in the courtyard.',
      price: 20,
      articles: [],
      chargePerPerson: false,
    }),
    aService({
      serviceId: 'wine',
      serviceCode: 'WIN',
      serviceName: 'Bottle of wine',
      serviceDescription: 'In your room when you come.',
      price: 30.5,
      articles: [],
      chargePerPerson: false,
      chargeType: 'PerQuantity',
    }),
  ],
  inventoryPerServiceId: {
    breakfast: aServiceInventory(),
    parking: aServiceInventory({ startingInventory: 3, used: 2, available: 1 }),
    wine: aServiceInventory({ startingInventory: 10, used: 8, available: 2 }),
  },
};

export const nothingToAdd: GetServicesResponse = { services: [], inventoryPerServiceId: {} };

export const theConfigurations = [
  { id: 'double', roomTypeId: 'double', text: 'One double bed' },
  { id: 'twin', roomTypeId: 'double', text: 'Two single beds' },
];

export const theCountries = [
  { id: 'GB', code: 'GB', name: 'United Kingdom' },
  { id: 'DK', code: 'DK', name: 'Denmark' },
];

export const saved = {
  success: true,
  message: 'Your online check-in is complete. We look forward to welcoming you.',
};
export const completedNotice = {
  title: 'Your check-in form is done',
  message: saved.message,
  success: true,
  confirmationToken: 'secret',
};
export const wrongLink = {
  title: 'Pre Check In Error',
  message: 'This link is invalid. Please re check the link is correct and try again.',
  success: false,
};
