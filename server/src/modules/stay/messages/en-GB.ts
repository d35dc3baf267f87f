export const stayMessages = {
  'stay.link-sent':
    'If reference and name go together, the address of the booking gets an e-mail with a link to it in a moment.',
  'stay.fee': 'Cancellation fee',
  'stay.cancelled': 'Your booking is cancelled.',
  'stay.room-cancelled': 'The room is cancelled.',
  'stay.not-confirmed': 'This booking is not confirmed or was cancelled, so there is nothing to change.',
  'stay.by-telephone':
    '{hotel} makes this change for you: call {telephone} and have your booking reference at hand.',
  'stay.quote-over': 'What you were shown does not hold any more. Look at it again.',
  'stay.changed-meanwhile': 'Your booking was changed meanwhile. Look at it again.',
  'stay.desk-changed-meanwhile': 'The booking was changed meanwhile. Look at it again.',
  'stay.changed': 'Your booking is changed.',
  'stay.kept-line': 'Kept of the former price',
  'stay.sold-out': 'Not enough rooms are left for this change. Your booking stays as it is.',
  'stay.not-available': 'This room cannot be booked for these dates and guests. Your booking stays as it is.',
  'stay.rooms-missing': 'Name every room of the booking once.',
  'stay.no-show-fee': 'Fee for not arriving',
  'stay.no-show-early': 'The guest can still come: wait for the hour of the hotel on the day of arrival.',
  'stay.fee-needed': 'The rate says only in words what this costs. Set the fee.',
  'stay.fee-too-much': 'The fee cannot be more than the rooms cost.',
  'stay.less': 'Reduced by the hotel',
  'stay.refund-too-much': 'At most {amount} can be given back.',
} as const;
