import { createMessages } from 'shared/runtime';

/** Words of the availability calendar (product.md 2). */
export const calendarEnGb = {
  'calendar.title': 'Choose your dates',
  'calendar.legend': 'Lowest price of one night for one adult, in {currency}.',
  'calendar.legend-guests': 'Lowest price of one night for {guests}, in {currency}.',
  'calendar.legend-promo': 'Prices include “{name}” where it applies.',
  'calendar.legend-promo-nights': {
    one: 'Prices include “{name}” where it applies, for stays of at least {count} night.',
    other: 'Prices include “{name}” where it applies, for stays of at least {count} nights.',
  },
  'calendar.failed': 'We could not load prices. You can still choose your dates.',
  'calendar.loading': 'Prices are on their way.',
  'calendar.legend-usual': {
    one: 'Minimum stay of {count} night',
    other: 'Minimum stay of {count} nights',
  },
  'calendar.legend-minimum': {
    one: '{mark}: minimum stay of {count} night',
    other: '{mark}: minimum stay of {count} nights',
  },
  'calendar.from': 'from {price}',
  'calendar.minimum': { one: 'minimum stay {count} night', other: 'minimum stay {count} nights' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Sold out',
  'calendar.unavailable.closed': 'We are closed on this night',
  'calendar.unavailable.not-suited': 'No free room for all of your guests',
  'calendar.unavailable.not-on-sale': 'Not on sale yet',
  'calendar.unavailable.same-day': 'Today can no longer be booked online',
  'calendar.unavailable.too-few-rooms': {
    one: 'Only {count} room is free on one of these nights',
    other: 'Only {count} rooms are free on one of these nights',
  },
  'calendar.unavailable.closed-to-arrival': 'No arrival on this day',
  'calendar.unavailable.closed-to-departure': 'No departure on this day',
  'calendar.unavailable.night-not-free': 'A night of this stay is not free',
  'calendar.unavailable.minimum-stay': {
    one: 'Stays that begin here are of at least {count} night',
    other: 'Stays that begin here are of at least {count} nights',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'Stays that begin here are of at least {count} night, and it is not free',
    other: 'Stays that begin here are of at least {count} nights, and not all of them are free',
  },
  'calendar.unavailable.minimum-through': {
    one: 'Stays over these nights are of at least {count} night',
    other: 'Stays over these nights are of at least {count} nights',
  },
  'calendar.unavailable.longest-stay': {
    one: 'Stays that begin here are of at most {count} night',
    other: 'Stays that begin here are of at most {count} nights',
  },
  'calendar.unavailable.other-length': {
    one: 'Stays that begin here are of at most {longest}, or of at least {count} night',
    other: 'Stays that begin here are of at most {longest}, or of at least {count} nights',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Book at least {count} day ahead',
    other: 'Book at least {count} days ahead',
  },
  'calendar.unavailable.book-later': {
    one: 'Can be booked from {count} day before',
    other: 'Can be booked from {count} days before',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'We take bookings of at most {count} night',
    other: 'We take bookings of at most {count} nights',
  },
} as const;

export const calendarMessages = createMessages(calendarEnGb);
