export const privacyMessages = {
  'privacy.link-sent': 'If we have data of this address, you get an email with a link to it in a moment.',
  'privacy.link-over': 'This link has expired or was used before. Ask for a new one.',
  'privacy.key-over': 'The hour of your link is over. Ask for a new one.',
  'privacy.unconfirmed':
    'Confirm the email address of your account first. Then we know that the data is yours.',
  'privacy.password-wrong': 'We erased nothing. Check your password',
  'privacy.open': 'Nothing was erased: a booking is not over, or its money is not settled.',
  'privacy.erased': 'Your data is erased.',
} as const;
