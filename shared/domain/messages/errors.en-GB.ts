/** product.md 8, word for word. */
export const errorMessages = {
  'error.login-failed': 'Failed to login, please check your email address and password',
  'error.register-failed': 'Failed to register User',
  'error.create-account-failed': 'Failed to create user account',
  'error.reset-password-failed': 'Failed to reset your password',
  'error.request-password-reset-failed': 'Failed to send Password Reset Email',
  'error.save-details-failed': 'Failed to save your details',
  'error.company-search-failed': 'Error while searching for Companies',
  'error.no-companies': 'No Results found',
  'error.create-booking-failed': 'Failed to create booking',
  'error.pre-check-in-title': 'Pre Check In Error',
  'error.pre-check-in-link': 'This link is invalid. Please re check the link is correct and try again.',
  'error.pre-check-in-save-failed': 'Failed to save Check In Information',
  'error.selection-not-available': 'Sorry, your selection is not available.',
  'error.no-rooms': 'No rooms available on selected dates',
  'error.combination-not-available':
    'Your combination of rooms is not available, please retry your search or contact us directly to make your booking',
  'error.hotel-unavailable': 'This hotel is unavailable on your selected dates.',
  'error.action-failed': 'Action failed',
  'error.title-no-same-day': 'No same day bookings available',
  'error.title-maximum-rooms': 'You have added the maximum number of rooms',
  'error.title-not-found': 'Not found',
  'error.title-error': 'Error',
  'error.title-unauthorised': 'Unauthorised',
  'error.title-warning': 'Warning',
} as const;

/** product.md 8 names these without giving their words. */
export const warningMessages = {
  'error.maximum-rooms': 'To book more rooms, contact us directly.',
  'error.promo-code-invalid': 'This promo code does not apply to your stay.',
  'error.not-enough-rooms': 'There are not enough rooms for your party on these dates.',
  'error.restricted-booking': 'Online booking is restricted on these dates. Contact us to make your booking.',
  'error.no-rooms-in-group': 'We found no rooms on these dates. Try other dates.',
  'error.same-day': 'Bookings for today can no longer be made online. Contact us directly.',
  'error.price-changed': 'The price of your stay has changed. Check it before you confirm.',
  'error.voucher-invalid': 'This voucher code is not valid.',
} as const;

export const successMessages = {
  'success.booking': 'Booking has been made successfully.',
  'success.table': 'Table booking created.',
  'success.login': 'Welcome back, {name}',
  'success.register': 'Your account has been created. Check your email to confirm it.',
  'success.logout': 'You have been logged out',
  'success.password-reset': 'Your password has been reset',
  'success.details-saved': 'Your details have been saved',
  'success.reset-email-sent': 'We have sent you an email to reset your password',
} as const;
