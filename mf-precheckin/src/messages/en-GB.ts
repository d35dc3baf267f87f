/** Words of the pre check-in page (product.md 2). */
export const enGB = {
  'preCheckIn.title': 'Pre check-in',
  'preCheckIn.lead': 'Tell us about your arrival at {hotel}, and your key will be waiting.',
  'preCheckIn.reference': 'Your reference',
  'preCheckIn.times': 'Arrival and departure',
  'preCheckIn.times.text': 'Check-in from {checkIn}, check-out until {checkOut}',
  'preCheckIn.how': 'By telephone or e-mail',
  'preCheckIn.how.text':
    'Give us your reference, when you expect to arrive, and anything that we can prepare for you.',
  'preCheckIn.call': 'Call {telephone}',
  'preCheckIn.write': 'Write to {email}',
  'preCheckIn.subject': 'Pre check-in {reference}',
} as const;
