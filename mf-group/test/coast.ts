import type { EndpointOutput, PropertyGroup, searchPropertyGroup } from 'shared/contracts';
import { aGroup, aGroupHotel, type Answers } from 'shared/testing';

type FoundProperty = EndpointOutput<typeof searchPropertyGroup>['properties'][number];
type GroupProperty = PropertyGroup['properties'][number];

export const paths = {
  search: '/api/Availability/SearchPropertyGroup',
  areas: '/api/Availability/SearchPropertyGroupAreaAvailability',
  rates: '/api/CurrencyExchangeRate',
} as const;

const areas = [
  { areaId: 'east', name: 'East coast' },
  { areaId: 'south', name: 'South coast' },
  { areaId: 'west', name: 'West coast' },
];

/** Three hotels on two coasts; a third coast has none. */
export const aCoast = (overrides: Partial<PropertyGroup> = {}): PropertyGroup =>
  aGroup({
    areas,
    properties: [
      aGroupHotel({
        propertyId: 'harbour',
        propertyName: 'The Harbour Hotel',
        areaId: 'east',
        latitude: 51.5,
        longitude: -0.07,
      }),
      aGroupHotel({
        propertyId: 'lagoon',
        propertyCode: 'LAGOON',
        propertyName: 'Lagoon House',
        propertyAddress: '4 Marsh Lane, Rye TN31 7AA',
        hotelRating: null,
        areaId: 'south',
        latitude: 50.95,
        longitude: 0.73,
      }),
      aGroupHotel({
        propertyId: 'fjord',
        propertyCode: 'FJORD',
        propertyName: 'Fjord Lodge',
        propertyAddress: '9 Pier Road, Whitby YO21 3PU',
        hotelRating: 5,
        areaId: 'east',
        latitude: 54.49,
        longitude: -0.61,
      }),
    ],
    ...overrides,
  });

/** The same hotels, of which Fjord Lodge is in Denmark. */
export const severalCurrencies = (): PropertyGroup => {
  const coast = aCoast();
  return {
    ...coast,
    properties: coast.properties.map((hotel) =>
      hotel.propertyId === 'fjord' ? { ...hotel, currency: 'DKK', latitude: 57.0, longitude: 9.9 } : hotel,
    ),
  };
};

/** The day's quotation of the tests. */
export const quotation = { baseCurrency: 'GBP', date: '2026/11/21', rates: { DKK: 8, EUR: 1.2 } };

/** A number between 0 and 1 that is the same for the same seed. */
const scatter = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

/** A group as large as groups become, scattered over Great Britain. */
export const manyHotels = (count: number): PropertyGroup =>
  aCoast({
    properties: Array.from({ length: count }, (_, index) =>
      aGroupHotel({
        propertyId: `hotel-${index}`,
        propertyCode: `HOTEL${index}`,
        propertyName: `Hotel ${String(index + 1).padStart(4, '0')}`,
        propertyAddress: `${index + 1} High Street`,
        hotelRating: (index % 5) + 1,
        areaId: areas[index % 3]?.areaId ?? null,
        latitude: 50.5 + scatter(index) * 7,
        longitude: -4.5 + scatter(index + 0.5) * 5.5,
      }),
    ),
  });

/** What each hotel costs for the stay in the tests: null where it has no rooms. */
export type PriceOf = (hotel: GroupProperty, index: number) => number | null;

const usualPrice: PriceOf = ({ propertyId }, index) =>
  propertyId === 'fjord' ? null : 420 - (index % 40) * 10;

export function foundOf(group: PropertyGroup, priceOf: PriceOf = usualPrice): FoundProperty[] {
  const found = group.properties.map((hotel, index): FoundProperty => {
    const { latitude: _latitude, longitude: _longitude, ...listed } = hotel;
    const minimumRate = priceOf(hotel, index);
    return {
      ...listed,
      isAvailable: minimumRate !== null,
      minimumRate,
      message: minimumRate === null ? 'This hotel is unavailable on your selected dates.' : null,
    };
  });
  return found.toSorted((a, b) => (a.minimumRate ?? Infinity) - (b.minimumRate ?? Infinity));
}

/** The calls of the page, as the server answers them. */
export const answersOf = (group: PropertyGroup, priceOf?: PriceOf): Answers => {
  const found = foundOf(group, priceOf);
  return {
    [paths.search]: { properties: found },
    [paths.rates]: quotation,
    [paths.areas]: {
      areas: group.areas.map(({ areaId, name }) => {
        const inArea = found.filter((hotel) => hotel.areaId === areaId);
        return {
          areaId,
          name,
          propertyCount: inArea.length,
          availableCount: inArea.filter(({ isAvailable }) => isAvailable).length,
          minimumRate: inArea[0]?.minimumRate ?? null,
          currency: inArea[0]?.currency ?? 'GBP',
        };
      }),
    },
  };
};
