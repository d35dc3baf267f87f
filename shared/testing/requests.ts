import type { BookedRoom, CreateRequest, SearchRequest } from '../contracts/index.ts';
import { bookerDetailsOf, cardDetailsOf } from '../domain/index.ts';
import { aBooker, aCard } from './people.ts';
import { aParty } from './rooms.ts';

/** A search for one room, 1 to 4 December 2026. */
export const aSearchRequest = (overrides: Partial<SearchRequest> = {}): SearchRequest => ({
  propertyId: 'property-1',
  languageCode: 'en-GB',
  promoCode: null,
  ratePlanCode: null,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  locationId: null,
  rooms: [aParty()],
  ...overrides,
});

/** A double room at the flexible rate without extras. */
export const aBookedRoom = (overrides: Partial<BookedRoom> = {}): BookedRoom => ({
  ...aParty(),
  reservationItemId: null,
  roomConfigurationDropdownOptionId: null,
  guests: [{ individualId: null, firstName: 'Ada', lastName: 'Byron', email: null, phone: null }],
  services: [],
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  ...overrides,
});

/** A booking of one room, paid by the card that is approved, terms agreed. */
export const aCreateRequest = (overrides: Partial<CreateRequest> = {}): CreateRequest => ({
  languageCode: 'en',
  isAppBooking: false,
  propertyId: 'property-1',
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  notes: null,
  comment: null,
  booker: bookerDetailsOf(aBooker()),
  cardDetails: cardDetailsOf(aCard()),
  paymentType: 0,
  accountId: null,
  poNumber: null,
  promoCode: null,
  hopGiftVoucherCode: null,
  rooms: [aBookedRoom()],
  browserData: null,
  agreeToTermsAndConditions: true,
  hasAcceptedCustomTermsAndConditions: false,
  password: null,
  quoteToken: null,
  ...overrides,
});
