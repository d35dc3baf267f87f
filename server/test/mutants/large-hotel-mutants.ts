import type { Mutant } from './mutant.ts';

const calendars = ['server/src/modules/availability/compact-calendar.test.ts'];

/** Defects of hotels with hundreds of rates. */
export const largeHotelMutants: readonly Mutant[] = [
  {
    defect: 'a quote grows with the hotel until it can no longer be sent',
    file: 'server/src/modules/availability/quote.ts',
    find: 'const mostNamed = 100;',
    replace: 'const mostNamed = 100_000;',
    seenBy: ['server/src/modules/availability/quote.test.ts'],
  },
  {
    defect: 'a room is booked at another price than it was shown at',
    file: 'server/src/modules/booking/create/quote-check.ts',
    find: 'if (shown !== null) return',
    replace: 'if (shown !== null && shown < 0) return',
    seenBy: ['server/test/reservation-invoice-and-voucher.test.ts'],
  },
  {
    defect: 'a press whose request leaves the contract does nothing',
    file: 'shared/runtime/http/client.ts',
    find: "return { paths: issues.map(({ path }) => path.join('.')) };",
    replace: "throw new Error(issues.map(({ path }) => path.join('.')).join());",
    seenBy: ['shared/runtime/http/client.test.ts'],
  },
  {
    defect: 'the compact calendar leaves out a rate that allows shorter stays',
    file: 'server/src/modules/availability/restriction-runs.ts',
    find: 'if (other === 0 || nightsOf(other) > nightsOf(here)) return false;',
    replace: 'if (other === 0) return false;',
    seenBy: calendars,
  },
  {
    defect: 'the compact calendar has a row for each rate, however many they are',
    file: 'server/src/modules/availability/restriction-runs.ts',
    find: 'return count <= runs ? chosen : [mildest(chosen, days)];',
    replace: 'return count < 0 ? [mildest(chosen, days)] : all;',
    seenBy: calendars,
  },
  {
    defect: 'the compact search loses what a price was before when that was nothing',
    file: 'server/src/modules/availability/write-prices.ts',
    find: 'if (amount !== null) before +=',
    replace: 'if (amount !== null && amount !== 0) before +=',
    seenBy: ['server/src/modules/availability/offer-texts.test.ts'],
  },
  {
    defect: 'all rates of a large hotel are drawn at once',
    file: 'mf-rooms-rates/src/pages/rooms-and-rates/selection/rules.ts',
    find: 'const mostRates = 3;',
    replace: 'const mostRates = 500;',
    seenBy: ['mf-rooms-rates/src/pages/rooms-and-rates/selection/rules.test.ts'],
  },
  {
    defect: 'one statement reads all prices of a hotel, however many they are',
    file: 'server/src/modules/availability/snapshot/read-rate-calendars.ts',
    find: 'const ratesAtATime = 5;',
    replace: 'const ratesAtATime = 2000;',
    seenBy: ['server/test/property-snapshots.test.ts'],
  },
  {
    defect: 'a promo code takes something off and is not named',
    file: 'shared/domain/booking-price.ts',
    find: 'if (promotion === null) return explainRoomPrice',
    replace: "if (promotion === null || promotion.name !== '') return explainRoomPrice",
    seenBy: ['server/test/booking-mail.test.ts'],
  },
];
