/** Messages that product.md 8 does not name. */
export const accountMessages = {
  'account.log-in': 'Log in.',
  'account.password-changed': 'Your password has been changed',
  'account.password-not-changed': 'We did not change your password. Check your current password',
  'account.email-confirmed': 'Your email address has been confirmed',
  'account.confirmation-sent': 'We have sent you an email to confirm your address',
  'account.password-to-confirm': 'Enter the password of this account to confirm your address.',
  'account.password-not-its': 'This is not the password of this account.',
  'account.link-invalid': 'This link has expired or was used before. Ask for a new one.',
  'account.card-removed': 'Your card has been removed',
  'account.card-unknown': 'This saved card is not known.',
} as const;
