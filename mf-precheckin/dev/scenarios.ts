import { allSettled, type Scope } from 'effector';
import { preCheckInConfigLoaded } from 'shared/runtime';
import { type Answers, refused } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';
import {
  aCheckInConfig,
  aGuest,
  anItem,
  aReservation,
  completedNotice,
  nothingToAdd,
  saved,
  secondItem,
  theConfigurations,
  theCountries,
  theExtras,
  wrongLink,
} from '../test/reservation.ts';

const withConfig = (scope: Scope): Promise<void> =>
  allSettled(preCheckInConfigLoaded, { scope, params: aCheckInConfig() });

const usual: Answers = {
  '/api/PreCheckIn/Get': aReservation(),
  '/api/PreCheckIn/Save': saved,
  '/api/StaticData/:id/countries': theCountries,
  '/api/RoomTypeConfiguration/Get': theConfigurations,
  '/api/Service/GetReservationItemServices': theExtras,
};
const scenario = (answers: Answers = {}, rest: Partial<DevScenario> = {}): DevScenario => ({
  prepare: withConfig,
  answers: { ...usual, ...answers },
  ...rest,
});

const breakfast = {
  reservationItemId: 'item-1',
  serviceId: 'breakfast',
  quantity: 1,
  service: null,
  serviceName: 'Breakfast',
  cost: 90,
};
const twoRooms = aReservation({
  totalAccommodationPrice: 720,
  totalServicesPrice: 90,
  reservationItems: [
    anItem({
      services: [breakfast],
      guests: [aGuest(), aGuest({ firstName: 'Charles', lastName: 'Babbage' })],
    }),
    secondItem(),
  ],
  paymentDetails: { total: 810, paid: 810 },
});

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: scenario(),
  'two rooms': scenario({ '/api/PreCheckIn/Get': twoRooms }),
  'no booker': scenario({ '/api/PreCheckIn/Get': aReservation({ booker: null }) }),
  'nothing to add': scenario({ '/api/Service/GetReservationItemServices': nothingToAdd }),
  'extras do not load': scenario({
    '/api/Service/GetReservationItemServices': refused(500, 'Action failed'),
  }),
  'balance due': scenario({
    '/api/PreCheckIn/Get': aReservation({
      paymentDetails: { reason: 'BalanceDue', paid: 100, balance: 260 },
    }),
  }),
  'guarantee card missing': scenario({
    '/api/PreCheckIn/Get': aReservation({
      paymentDetails: {
        reason: 'GuaranteeCardMissing',
        paymentType: 1,
        hasGuaranteeCard: false,
        paid: 0,
        balance: 360,
      },
    }),
  }),
  'company pays': scenario({
    '/api/PreCheckIn/Get': aReservation({
      company: { name: 'Analytical Engines Ltd' },
      paymentDetails: { paymentType: 3, hasGuaranteeCard: false, paid: 0, balance: 360 },
    }),
  }),
  'Paystack hotel': scenario(
    {
      '/api/PreCheckIn/Get': aReservation({
        paymentDetails: { reason: 'BalanceDue', paid: 0, balance: 360 },
      }),
    },
    { property: { payByPaystack: true } },
  ),
  'an extra is gone': scenario({
    '/api/PreCheckIn/Save': {
      success: false,
      message: 'No longer available: Parking. Nothing has been saved. Choose again.',
    },
  }),
  'save fails': scenario({ '/api/PreCheckIn/Save': refused(500, 'Action failed') }),
  'wrong link': scenario({ '/api/PreCheckIn/Get': wrongLink }),
  'completed before': scenario({ '/api/PreCheckIn/Get': completedNotice }),
  'does not open': scenario({ '/api/PreCheckIn/Get': refused(500, 'Action failed') }),
  'long name': scenario(
    { '/api/PreCheckIn/Get': twoRooms },
    {
      property: {
        propertyName: 'The Old Customs House Hotel and Spa on the Harbour',
        email: 'reservations.and.guest.relations@old-customs-house-hotel.example',
      },
    },
  ),
};
