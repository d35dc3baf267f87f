/** Messages about tables that product.md 8 does not name. */
export const restaurantMessages = {
  'table.full': 'This table has just been taken. Choose another time.',
  'table.no-time': 'There is no table at this time. Choose another time.',
  'table.time-passed': 'This time has passed. Choose a later one.',
  'table.date-passed': 'This day has passed.',
  'table.date-too-far': 'Tables cannot be booked this far ahead yet.',
  'table.party-size': 'Tables for {from} to {to} guests can be booked online.',
  'table.promotion': 'This offer is not served at this time.',
  'table.booked-otherwise':
    'You have booked this table already (reference {reference}), with other wishes. Nothing was changed: to change it, contact us.',
  'table.outside-stay':
    'A table of your stay has to be between {from} and {to}. For another day, contact us.',
  'table.overlap':
    'You have a table at {time} on this day already (reference {reference}). Choose a time that does not overlap with it, or contact us.',
  'table.many-of-day': {
    one: 'At most {count} table a day can be booked online with one email address. To book more, contact us.',
    other:
      'At most {count} tables a day can be booked online with one email address. To book more, contact us.',
  },
  'table.many-of-address':
    'Several tables have been booked with this email address lately. To book another one, contact us.',
  'table.many-from-here': 'Many tables have been booked from here lately. Try again later, or contact us.',
  'table.until': 'Your table is yours until {time}.',
  'table.link-wrong':
    'This link is wrong, or the table is no longer known here. Check the link, or contact us.',
  'table.is-cancelled': 'This table is cancelled. To have another one, book it anew.',
  'table.has-passed': 'The time of this table has come: for anything about it, contact us.',
  'table.changed-meanwhile': 'Your table was changed meanwhile. Load the page again to see it.',
} as const;
