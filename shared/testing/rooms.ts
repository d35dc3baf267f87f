import {
  byCost,
  originalCosts,
  type Party,
  type Rate,
  rateCosts,
  type RoomType,
  type SearchResponse,
  type Service,
  type ServiceInventory,
} from '../contracts/index.ts';

/** Two adults. */
export const aParty = (overrides: Partial<Party> = {}): Party => ({
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
  ...overrides,
});

/** A flexible rate for three nights from 1 December 2026 at 120.00 a night, two adults included, no extra costs. */
export const aRate = (overrides: Partial<Rate> = {}): Rate => ({
  ratePlanId: 'flexible',
  ratePlanCode: 'FLEX',
  name: 'Flexible',
  description: 'Free cancellation until two days before arrival.',
  promotion: null,
  policy: 'Free cancellation until two days before arrival.',
  cancellationPolicy: [{ from: 'BeforeArrival', offsetHours: 48, feeType: 'Nights', value: 1 }],
  allowPayByCompanyInvoice: false,
  promoCodes: [],
  useOccupancyForRatePlan: false,
  maximumOccupancy: null,
  minimumOccupancy: null,
  adultMaximumOccupancy: null,
  childMaximumOccupancy: null,
  ...byCost(rateCosts, 'key', () => 0),
  ...byCost(originalCosts, 'key', () => null),
  baseRate: 360,
  baseNumberOfAdults: 2,
  minLengthOfStay: null,
  maxLengthOfStay: null,
  minDaysBeforeArrival: null,
  maxDaysBeforeArrival: null,
  minimumRate: 120,
  nights: [
    { date: '2026/12/01', baseRate: 120 },
    { date: '2026/12/02', baseRate: 120 },
    { date: '2026/12/03', baseRate: 120 },
  ],
  ...overrides,
});

/** A double room for up to four guests with one rate. */
export const aRoomType = (overrides: Partial<RoomType> = {}): RoomType => ({
  roomTypeId: 'double',
  name: 'Double room',
  description: 'A quiet room over the courtyard.',
  imageUrls: [],
  amenities: ['Wi-Fi'],
  sizeSquareMetres: 24,
  bedTypes: ['Double'],
  accessibleFeatures: [],
  maximumOccupancy: 4,
  minimumOccupancy: 1,
  adultMaximumOccupancy: 3,
  childMaximumOccupancy: 2,
  upgrades: [],
  rates: [aRate()],
  ...overrides,
});

/** One room type with five rooms free. */
export const aSearchResponse = (overrides: Partial<SearchResponse> = {}): SearchResponse => ({
  roomTypes: [aRoomType()],
  promoCodeMessage: null,
  isPromoCodeValid: null,
  hopGiftVoucherCodeMessage: null,
  isHopGiftVoucherCodeValid: null,
  numberOfRoomsPerRoomTypeId: { double: 5 },
  quoteToken: 'quote-1',
  ...overrides,
});

/** Breakfast: 15.00 for each guest and day. */
export const aService = (overrides: Partial<Service> = {}): Service => ({
  serviceId: 'breakfast',
  serviceCode: 'BKF',
  serviceName: 'Breakfast',
  serviceDescription: 'Served until eleven.',
  price: 15,
  chargePerPerson: true,
  chargeType: 'PerDay',
  articles: [{ articleId: 'breakfast-1', name: 'Breakfast', price: 15 }],
  ...overrides,
});

/** Unlimited. */
export const aServiceInventory = (overrides: Partial<ServiceInventory> = {}): ServiceInventory => ({
  startingInventory: null,
  used: 0,
  available: null,
  ...overrides,
});
