export const availabilityMessages = {
  'promo.unknown': 'This promo code is not valid.',
  'promo.expired': 'This promo code has expired.',
  'promo.too-soon': 'This promo code cannot be used yet.',
  'promo.no-rate': 'This promo code changes no rate of your search.',
  'promo.other-dates': 'This promo code is not valid for your dates.',
  'promo.minimum-nights': {
    one: 'This promo code needs a stay of at least {count} night.',
    other: 'This promo code needs a stay of at least {count} nights.',
  },
  'offer.unknown': 'We have no offer with this code.',
  'offer.not-sold': 'This rate is not available for your dates.',
  'offer.minimum-nights': {
    one: 'This rate is for stays of at least {count} night.',
    other: 'This rate is for stays of at least {count} nights.',
  },
  'offer.maximum-nights': {
    one: 'This rate is for stays of at most {count} night.',
    other: 'This rate is for stays of at most {count} nights.',
  },
  'offer.book-ahead': {
    one: 'This rate has to be booked at least {count} day before arrival.',
    other: 'This rate has to be booked at least {count} days before arrival.',
  },
  'offer.book-later': {
    one: 'This rate can be booked from {count} day before arrival.',
    other: 'This rate can be booked from {count} days before arrival.',
  },
  'offer.closed-to-arrival': 'With this rate no stay begins on this day.',
  'offer.closed-to-departure': 'With this rate no stay ends on this day.',
  'search.past': 'The arrival date has passed.',
  'search.rooms': {
    one: 'At most {count} room can be booked at once.',
    other: 'At most {count} rooms can be booked at once.',
  },
  'search.nobody': 'At least one guest has to stay in each room.',
  'search.largest-party': 'At most {count} guests can be searched for in one room.',
  'search.ages': 'These ages do not go with the numbers of adults, children and infants.',
  'calendar.order': 'The last day must not be before the first.',
} as const;
