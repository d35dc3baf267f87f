/** Words of the account pages (product.md 2), which the hotel looks after by telephone and e-mail. */
export const enGB = {
  'account.register.title': 'Create account',
  'account.register.text': 'Our reservations team will be glad to set up your account for you.',
  'account.forgot-password.title': 'Forgot password',
  'account.forgot-password.text': 'Our reservations team will help you back into your account.',
  'account.reset-password.title': 'Reset password',
  'account.reset-password.text': 'Our reservations team will help you to choose a new password.',
  'account.confirm-email.title': 'Confirm e-mail',
  'account.confirm-email.text': 'Our reservations team will confirm your e-mail address with you.',
  'account.manage-account.title': 'Manage account',
  'account.manage-account.text': 'Our reservations team will change your details for you.',
  'account.login.text': 'Accounts of {hotel} are looked after by our reservations team.',
  'account.noAccountNeeded': 'You do not need an account to book: your price is the same.',
  'account.call': 'Call {telephone}',
  'account.write': 'Write to {email}',
  'account.book': 'Book without an account',
} as const;
