/** Messages of pre check-in that product.md 8 does not name. */
export const preCheckInMessages = {
  'check-in.done-title': 'Your check-in form is done',
  'check-in.done': 'Your online check-in is complete. We look forward to welcoming you.',
  'check-in.done-before':
    'Your online check-in was completed before, and this time nothing was changed. To change something, open “Manage booking” or contact us.',
  'check-in.cancelled-title': 'This booking is not active',
  'check-in.cancelled':
    'This booking was not completed or has been cancelled, so there is nothing to check in for.',
  'check-in.waiting-title': 'Your booking is not confirmed yet',
  'check-in.waiting': 'You can check in as soon as your payment is confirmed. Try again in a little while.',
  'check-in.past-title': 'Your arrival date has passed',
  'check-in.past': 'Online check-in is open until the day of arrival. Ask at reception or contact us.',
  'check-in.other-reservation': 'This is not the booking of the link.',
  'check-in.unknown-room': 'This room is not part of the booking.',
  'check-in.other-dates': 'These are not the dates of your booking. They cannot be changed here: contact us.',
  'check-in.other-room': 'This is not the room or the rate of your booking.',
  'check-in.room-twice': 'This room is there twice.',
  'check-in.missing-rooms': 'Every room of the booking has to be checked in.',
  'check-in.no-guests': 'Name who stays in this room.',
  'check-in.extras-gone': 'No longer available: {extras}. Nothing has been saved. Choose again.',
  'check-in.price-changed':
    'Your extras now cost {price} altogether. Nothing has been saved. Check them and save again.',
} as const;
