import type { AvailabilityDay, BookConfig } from 'shared/contracts';
import { addDays } from 'shared/domain';
import { aCalendarRate, aSearchResponse, calendarOnTheWire, refused } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';

const first = '2026/11/21';
const config: Partial<BookConfig> = {
  offers: [
    {
      offerId: 'long-weekend',
      name: 'A long weekend',
      description: 'Stay three nights and have breakfast with us on each morning.',
      imageUrl: null,
      promoCode: 'WEEKEND',
      ratePlanCode: null,
      minNights: 3,
      minDaysBeforeArrival: null,
    },
    {
      offerId: 'early',
      name: 'Book early',
      description: 'A better price for those who know when they travel.',
      imageUrl: null,
      promoCode: null,
      ratePlanCode: 'SAVER',
      minNights: null,
      minDaysBeforeArrival: null,
    },
  ],
  bookingIncentives: [
    { title: 'Best price, promised', text: 'You will not find this room for less anywhere else.' },
    { title: 'Straight to the hotel', text: 'Your booking and your wishes come to us, not to an agency.' },
  ],
};

/** A quarter of nights: every ninth is sold out, Fridays and the days around them cost more. */
const calendar: readonly AvailabilityDay[] = Array.from({ length: 120 }, (_, index) => ({
  dateOfStay: addDays(first, index),
  availableRooms: index % 9 === 4 ? 0 : 5,
  rates: [
    aCalendarRate({
      minimumRate: index % 7 < 2 ? 159 : 120,
      minLengthOfStay: index % 30 === 10 ? 3 : null,
      closedToArrival: index % 30 === 20,
    }),
  ],
}));
const answers = {
  '/api/Availability': calendarOnTheWire(calendar),
  '/api/Availability/Search': aSearchResponse(),
};

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: { config, answers },
  'calendar failed': { config, answers: { '/api/Availability': refused(500, 'Action failed') } },
  'dates sold out': { query: '?fromDate=2026-11-24&toDate=2026-11-27&adults=2', config, answers },
  'stay too short': { query: '?fromDate=2026-12-01&toDate=2026-12-02&adults=2', config, answers },
  'party too large': {
    query: '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,6',
    config,
    answers,
  },
  'offer chosen': {
    query: '?fromDate=2026-12-02&toDate=2026-12-04&adults=2&promoCode=WEEKEND',
    config,
    answers,
  },
  'same-day closed': {
    query: '?fromDate=2026-11-21&toDate=2026-11-22&adults=2',
    now: '2026-11-21T19:30:00Z',
    config: {
      ...config,
      sameDayBookingRestrictionEnabled: true,
      sameDayBookingRestrictionMessage:
        'For tonight, please call us: we will find you a room if there is one.',
    },
    answers,
  },
  'link did not fit': {
    query: '?fromDate=2026-11-01&toDate=2026-11-04&adults=2,40&location=moon',
    config,
    answers,
  },
  'one room, no children': {
    property: { enableChildrenSearch: false, enableInfantSearch: false, maxNumberOfRoomsOnBooking: 1 },
    config: { hidePromoCodeOnLandingPage: true, locations: [] },
    answers,
  },
};
