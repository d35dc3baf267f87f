import { allSettled } from 'effector';
import { propertyGroupLoaded } from 'shared/runtime';
import { aGroup, aGroupHotel } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';

const hotels = [
  aGroupHotel({ propertyId: 'harbour', propertyName: 'The Harbour Hotel', areaId: 'east' }),
  aGroupHotel({
    propertyId: 'lagoon',
    propertyCode: 'LAGOON',
    propertyName: 'Lagoon House',
    propertyAddress: '4 Marsh Lane, Rye TN31 7AA',
    hotelRating: null,
    areaId: 'south',
  }),
  aGroupHotel({
    propertyId: 'fjord',
    propertyCode: 'FJORD',
    propertyName: 'Fjord Lodge',
    propertyAddress: '9 Pier Road, Whitby YO21 3PU',
    hotelRating: 5,
    areaId: 'east',
  }),
];
const areas = [
  { areaId: 'east', name: 'East coast' },
  { areaId: 'south', name: 'South coast' },
  { areaId: 'west', name: 'West coast' },
];
const group = aGroup({ areas, properties: hotels });

const of = (overrides: Partial<typeof group>, query = ''): DevScenario => ({
  query,
  prepare: (scope) => allSettled(propertyGroupLoaded, { scope, params: { ...group, ...overrides } }),
});

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: of({}),
  'with a search': of({}, '?fromDate=2026-12-01&toDate=2026-12-04&adults=2'),
  'no areas': of({ areas: [] }),
  'no hotels': of({ properties: [] }),
};
