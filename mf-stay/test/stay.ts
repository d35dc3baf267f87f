import type { CancellationQuote, ChangeQuote, Service, ServiceInventory, Stay } from 'shared/contracts';
import type { StayRoom } from '../src/pages/stay/rules.ts';

/** The double at 360.00: free until 18:00 of the day before the arrival, then all of it. */
export const aStayRoom = (overrides: Partial<StayRoom> = {}): StayRoom => ({
  reservationItemId: 'room-1',
  roomType: 'Double room',
  ratePlan: 'Flexible',
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
  guests: [],
  policy: 'Free cancellation until the day before.',
  total: 360,
  cancelledAtUtc: null,
  deadlines: [
    { fromUtc: '2026-11-01T09:00:00.000Z', untilUtc: '2026-11-30T18:00:00.000Z', fee: 0 },
    { fromUtc: '2026-11-30T18:00:00.000Z', untilUtc: null, fee: 360 },
  ],
  noShowFee: 360,
  ...overrides,
});

/** One room, paid in full, that its guest may cancel until the arrival. */
export const aStayToManage = (overrides: Partial<Stay> = {}): Stay => ({
  referenceNumber: 'HB-2041',
  isCancelled: false,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  currency: 'GBP',
  total: 360,
  paid: 360,
  notes: null,
  rooms: [aStayRoom()],
  changes: [{ change: 'Cancel', untilUtc: '2026-12-01T15:00:00.000Z', isOpen: true }],
  refunds: [],
  hotelName: 'The Harbour Hotel',
  telephone: '+44 20 7946 0123',
  email: 'stay@harbour.example',
  ...overrides,
});

export const visa = { scheme: 'visa', lastFour: '4242' };

/** Of that room in its free time: all of it goes back to the card. */
export const aQuote = (overrides: Partial<CancellationQuote> = {}): CancellationQuote => ({
  quoteToken: 'quote-1',
  expiresAtUtc: '2026-11-20T10:15:00.000Z',
  currency: 'GBP',
  rooms: [{ reservationItemId: 'room-1', roomType: 'Double room', total: 360, fee: 0 }],
  fee: 0,
  refund: 360,
  card: visa,
  voucherBack: 0,
  charge: 0,
  total: 0,
  untilUtc: '2026-11-30T18:00:00.000Z',
  ...overrides,
});

/** One night less: a third of it goes back. */
export const aChangeQuote = (overrides: Partial<ChangeQuote> = {}): ChangeQuote => ({
  quoteToken: 'change-1',
  expiresAtUtc: '2026-11-20T10:15:00.000Z',
  currency: 'GBP',
  oldTotal: 360,
  total: 240,
  difference: -120,
  refund: 120,
  card: visa,
  dueNow: 0,
  rooms: [{ reservationItemId: 'room-1', roomType: 'Double room', total: 240 }],
  ...overrides,
});

/** A place for the car at 20.00 a night. */
export const aService = (overrides: Partial<Service> = {}): Service => ({
  serviceId: 'parking',
  serviceCode: 'PRK',
  serviceName: 'Parking',
  serviceDescription: 'Under the house.',
  price: 20,
  chargePerPerson: false,
  chargeType: 'PerDay',
  articles: [],
  ...overrides,
});

/** What is left of an extra; null where it is not limited. */
export const someLeft = (available: number | null): ServiceInventory => ({
  startingInventory: available,
  used: 0,
  available,
});
