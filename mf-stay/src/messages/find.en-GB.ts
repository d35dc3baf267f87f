/** Words of the page that finds a booking; they come with it. */
export const findEnGB = {
  'find.title': 'Find your booking',
  'find.lead': 'We e-mail you a link to your booking.',
  'find.reference': 'Booking reference',
  'find.reference.hint': 'Eight characters, as in your confirmation',
  'find.who': 'Last name or e-mail address',
  'find.who.hint': 'Of the person who booked, or of a lead guest',
  'find.reference.missing': 'Enter the booking reference',
  'find.who.missing': 'Enter the last name or the e-mail address',
  'find.problems': 'Complete this:',
  'find.submit': 'Send me the link',
  'find.sent': 'Check your inbox',
  'find.other': 'Try other details',
  'find.failed': 'We could not send the link',
  'find.failed.text': 'Try again in a moment, or contact the hotel.',
  'find.help': 'No e-mail? Look in your spam folder, or contact {hotel}:',
} as const;
