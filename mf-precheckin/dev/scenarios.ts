import type { DevScenario } from 'shared/testing/dev-host';

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: {},
  'long name': {
    property: {
      propertyName: 'The Old Customs House Hotel and Spa on the Harbour',
      email: 'reservations.and.guest.relations@old-customs-house-hotel.example',
    },
  },
};
