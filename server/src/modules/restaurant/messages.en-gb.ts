/** What product.md 8 gives no words for: answers about tables. */
export const restaurantMessages = {
  'table.full': 'This table has just been taken. Please choose another time.',
  'table.no-time': 'There is no table at this time. Please choose another time.',
  'table.time-passed': 'This time has passed. Please choose a later one.',
  'table.date-passed': 'This day has passed.',
  'table.date-too-far': 'Tables cannot be booked this far ahead yet.',
  'table.party-size': 'Tables for {from} to {to} guests can be booked online.',
  'table.promotion': 'This offer is not served at this time.',
  'table.booked-otherwise':
    'You have booked this table already (reference {reference}), with other wishes. Nothing was changed: to change it, please contact us.',
  'table.until': 'Your table is yours until {time}.',
} as const;
