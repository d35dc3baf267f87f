/** Words of the calendar and of alternative stays: they come with the part of the page that says them. */
export const laterEnGB = {
  'search.dates.title': 'Choose your dates',
  'search.dates.legend': 'Lowest price of one night for one adult, in {currency}.',
  'search.dates.failed': 'Prices could not be loaded. You can still choose your dates.',
  'search.dates.loading': 'Prices are on their way.',
  'search.dates.legend-usual': {
    one: 'Stays are of at least {count} night.',
    other: 'Stays are of at least {count} nights.',
  },
  'search.dates.legend-minimum': {
    one: '{mark} means: stays that begin here last at least {count} night.',
    other: '{mark} means: stays that begin here last at least {count} nights.',
  },
  'search.dates.from': 'from {price}',
  'search.dates.minimum': { one: 'minimum stay {count} night', other: 'minimum stay {count} nights' },
  'search.dates.mark': '{count}+',
  'search.alternatives': 'Alternative stays',
  'search.alternatives.from': 'from',
  'search.alternatives.total': 'total for your stay',
  'search.alternatives.earlier': { one: '{count} day earlier', other: '{count} days earlier' },
  'search.alternatives.later': { one: '{count} day later', other: '{count} days later' },
  'search.alternatives.taken': '{dates} chosen',
  'search.alternatives.none':
    'We found no stay near these dates either. Please contact us: we may know of a room.',
  'search.alternatives.stay-longer': { one: 'Stay {count} night', other: 'Stay {count} nights' },
  'search.unavailable.sold-out': 'Sold out',
  'search.unavailable.closed': 'We are closed on this night',
  'search.unavailable.not-on-sale': 'Not on sale yet',
  'search.unavailable.same-day': 'Today can no longer be booked online',
  'search.unavailable.too-few-rooms': {
    one: 'Only {count} room is free on one of these nights',
    other: 'Only {count} rooms are free on one of these nights',
  },
  'search.unavailable.closed-to-arrival': 'No arrival on this day',
  'search.unavailable.closed-to-departure': 'No departure on this day',
  'search.unavailable.night-not-free': 'A night of this stay is not free',
  'search.unavailable.minimum-stay': {
    one: 'Stays that begin here are of at least {count} night',
    other: 'Stays that begin here are of at least {count} nights',
  },
  'search.unavailable.minimum-not-free': {
    one: 'Stays that begin here are of at least {count} night, and it is not free',
    other: 'Stays that begin here are of at least {count} nights, and not all of them are free',
  },
  'search.unavailable.maximum-stay': {
    one: 'We take bookings of at most {count} night',
    other: 'We take bookings of at most {count} nights',
  },
  'search.unavailable.offer': {
    one: '“{offer}” is for stays of at least {count} night',
    other: '“{offer}” is for stays of at least {count} nights',
  },
  'search.unavailable.no-rooms': 'Nothing that you searched for is free on these dates',
  'search.unavailable.party-not-suited':
    'No free room takes all guests of room {rooms}. Share them out over more rooms.',
  'search.unavailable.combination': 'No free rooms suit your party on these dates',
} as const;
