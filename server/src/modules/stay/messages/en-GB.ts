export const stayMessages = {
  'stay.fee': 'Cancellation fee',
  'stay.cancelled': 'Your booking is cancelled.',
  'stay.room-cancelled': 'The room is cancelled.',
  'stay.not-confirmed': 'This booking is not confirmed or was cancelled, so there is nothing to change.',
  'stay.by-telephone':
    '{hotel} makes this change for you: please call {telephone} and have your booking reference at hand.',
  'stay.quote-over': 'What you were shown does not hold any more. Please look at it again.',
  'stay.changed-meanwhile': 'Your booking was changed meanwhile. Please look at it again.',
  'stay.changed': 'Your booking is changed.',
  'stay.kept-line': 'Kept of the former price',
  'stay.sold-out': 'Not enough rooms are left for this change. Your booking stays as it is.',
  'stay.not-available': 'This room cannot be booked for these dates and guests. Your booking stays as it is.',
  'stay.rooms-missing': 'Please name every room of the booking once.',
} as const;
