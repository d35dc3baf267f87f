import type { DevScenario } from 'shared/testing/dev-host';

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: {},
  'forgot password': { page: 'forgot-password', path: '/Account/ForgotPassword/HARBOUR' },
  'manage account': { page: 'manage-account', path: '/ManageAccount/HARBOUR' },
  login: { slot: 'login', path: '/Book/HARBOUR' },
  'long name': {
    slot: 'login',
    path: '/Book/HARBOUR',
    property: {
      propertyName: 'The Old Customs House Hotel and Spa on the Harbour',
      email: 'reservations.and.guest.relations@old-customs-house-hotel.example',
    },
  },
};
