import type { GetServicesResponse, Rate, RoomType, SearchResponse } from 'shared/contracts';
import { aRate, aRoomType, aSearchResponse, aService, aServiceInventory } from 'shared/testing';

const picture = (from: string, to: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path fill="url(#g)" d="M0 0h4v3H0z"/><path fill="#fff" opacity=".5" d="M.6 2.1V1.5q0-.2.2-.2h2.4q.2 0 .2.2v.6z"/></svg>`,
  )}`;

const nights = (perNight: number): Rate['nights'] =>
  ['2026/12/01', '2026/12/02', '2026/12/03'].map((date, index) => ({
    date,
    baseRate: perNight + index * 10,
  }));

const flexible = (perNight: number): Rate =>
  aRate({
    description: 'Change or cancel as you like.',
    baseRate: perNight * 3 + 30,
    nights: nights(perNight),
    costPerChild: 45,
  });

const saver = (perNight: number): Rate =>
  aRate({
    ratePlanId: 'saver',
    ratePlanCode: 'SAVER',
    name: 'Advance saver',
    description: 'Our best price when your plans are settled.',
    promotion: 'Save 15%',
    policy: 'The whole stay is charged when you book. Dates and names cannot be changed.',
    cancellationPolicy: [{ from: 'Creation', offsetHours: 0, feeType: 'Percent', value: 100 }],
    baseRate: (perNight * 3 + 30) * 0.85,
    originalBaseRate: perNight * 3 + 30,
    nights: nights(perNight * 0.85),
    minLengthOfStay: 3,
    costPerChild: 45,
  });

const breakfast = (perNight: number): Rate => ({
  ...flexible(perNight + 24),
  ratePlanId: 'breakfast',
  ratePlanCode: 'BB',
  name: 'Bed and breakfast',
  description: 'A full breakfast by the water every morning.',
});

const room = (roomTypeId: string, name: string, perNight: number, rest: Partial<RoomType>): RoomType =>
  aRoomType({ roomTypeId, name, rates: [flexible(perNight), saver(perNight), breakfast(perNight)], ...rest });

const roomTypes: RoomType[] = [
  room('classic', 'Classic double', 129, {
    description:
      'A calm room over the courtyard with a deep bath, linen curtains and a desk that is big enough to work at.',
    sizeSquareMetres: 22,
    bedTypes: ['King bed', 'Twin beds'],
    amenities: ['Wi-Fi', 'Rain shower', 'Coffee machine', 'Desk', 'Safe', 'Bathrobes'],
    imageUrls: [picture('#31556b', '#c7b299')],
    maximumOccupancy: 2,
    upgrades: [{ roomTypeId: 'harbour' }, { roomTypeId: 'suite' }],
  }),
  room('harbour', 'Harbour view double', 169, {
    description:
      'Floor-to-ceiling windows over the old harbour. Watch the ferries come in from the window seat.',
    sizeSquareMetres: 28,
    bedTypes: ['King bed'],
    amenities: [
      'Wi-Fi',
      'Rain shower',
      'Coffee machine',
      'Desk',
      'Safe',
      'Bathrobes',
      'Harbour view',
      'Window seat',
    ],
    imageUrls: [picture('#14324a', '#7fa7b8')],
    upgrades: [{ roomTypeId: 'suite' }],
  }),
  room('suite', 'Quay suite', 289, {
    description: 'Two rooms under the roof, a balcony for two and the whole harbour below.',
    sizeSquareMetres: 46,
    bedTypes: ['King bed', 'Sofa bed'],
    amenities: ['Wi-Fi', 'Rain shower', 'Coffee machine', 'Harbour view', 'Balcony', 'Separate living room'],
    imageUrls: [picture('#6b4a31', '#e2cda8')],
    maximumOccupancy: 4,
  }),
  room('single', 'Snug single', 99, {
    description: 'Small and quiet.',
    sizeSquareMetres: 14,
    bedTypes: ['Single bed'],
    maximumOccupancy: 1,
  }),
];

export const answer = (overrides: Partial<SearchResponse> = {}): SearchResponse =>
  aSearchResponse({
    roomTypes,
    numberOfRoomsPerRoomTypeId: { classic: 3, harbour: 5, suite: 2, single: 4 },
    ...overrides,
  });

export const extras: GetServicesResponse = {
  services: [
    aService({ serviceDescription: 'Pastries from our own oven, eggs as you like them, and the papers.' }),
    aService({
      serviceId: 'parking',
      serviceName: 'Parking in the courtyard',
      serviceDescription: 'A covered space, five steps from the door.',
      price: 22,
      articles: [],
      chargePerPerson: false,
    }),
    aService({
      serviceId: 'champagne',
      serviceName: 'A bottle of champagne in your room',
      serviceDescription: 'Chilled, with two glasses, when you arrive.',
      price: 62,
      articles: [],
      chargePerPerson: false,
      chargeType: 'PerQuantity',
    }),
    aService({
      serviceId: 'late',
      serviceName: 'Late check-out until 15:00',
      serviceDescription: 'Sleep in on your last day.',
      price: 35,
      articles: [],
      chargePerPerson: false,
      chargeType: 'PerStay',
    }),
  ],
  inventoryPerServiceId: {
    champagne: aServiceInventory({ startingInventory: 6, used: 2, available: 4 }),
    late: aServiceInventory({ startingInventory: 2, used: 2, available: 0 }),
  },
};
