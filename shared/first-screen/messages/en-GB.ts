import { createMessages, translateIn, type Language, type Translate } from '../../domain/index.ts';

export const frameEnglish = {
  'frame.skip': 'Skip to the content',
  'frame.steps': 'Your booking, step by step',
  'frame.step-search': 'Your search',
  'frame.step-rooms': 'Rooms and rates',
  'frame.step-checkout': 'Checkout',
  'frame.home': '{name}, search',
  'frame.menu': 'Menu',
  'frame.contact-us': 'Contact us',
  'frame.table': 'Book a table',
  'frame.login': 'Log in',
  'frame.language': 'Language',
  'frame.currency': 'Currency: {currency}',
  'frame.rating': { one: '{count} star', other: '{count} stars' },
  'frame.loading': 'Loading',
  'frame.map': 'Show on a map',
  'frame.policies': 'Good to know',
  'frame.privacy': 'Privacy policy',
  'frame.terms': 'Terms and conditions',
  'frame.website': 'Hotel website',
  'frame.check-in': 'Check-in from {time}, check-out until {time2}',
  'search.panel-title': 'Book your stay',
  'search.dates': 'Choose dates',
  'search.add-dates': 'Add your dates',
  'search.add-departure': 'add departure',
  'search.guests': 'Add guests',
  'search.choose-rooms': 'Choose rooms',
  'search.location': 'Locations',
  'search.any-location': 'Any location',
  'search.promo-code': 'Promo code',
  'search.promo-placeholder': 'Optional',
  'search.submit': 'Search',
  'title.search': 'Book your stay',
  'title.rooms-and-rates': 'Rooms and rates',
  'title.checkout': 'Checkout',
  'title.status': 'Your booking',
  'title.booked': 'Your booking is confirmed.',
  'title.confirmation': 'Booking confirmation',
  'title.pay': 'Payment',
  'title.invoice': 'Invoice',
  'title.pre-check-in': 'Online check-in',
  'title.group': 'Find a hotel',
  'title.register': 'Create account',
  'title.forgot-password': 'Forgot password',
  'title.reset-password': 'Reset password',
  'title.confirm-email': 'Confirm email',
  'title.manage-account': 'Manage account',
  'title.unauthorised': 'Unauthorised',
  'title.error': 'Error',
  'title.not-found': 'Not found',
  'title.site': 'Hotel booking',
  'static.not-found': 'We could not find this page. The address may be mistyped, or the page has moved.',
  'static.error': 'Something went wrong on our side. Try again in a moment.',
  'static.unauthorised': 'You need to be logged in, or do not have the right, to see this page.',
  'static.booked': 'One moment…',
  'static.home': 'Go to the home page',
  'static.book': 'Book your stay',
  'description.search': 'Book your stay at {name}, {address}, directly with the hotel.',
} as const;

export type FrameMessageKey = keyof (typeof catalogues)['en-GB'];

const catalogues = createMessages(frameEnglish);

const translators = new WeakMap<Language, Translate<FrameMessageKey>>();

/** The words of header, footer and frames for how the guest reads. */
export function frameTranslate(language: Language): Translate<FrameMessageKey> {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const translate = translateIn(catalogues, language);
  translators.set(language, translate);
  return translate;
}

/** Holds the locale that the guest has chosen, for the server's next page. */
export const languageCookie = 'language';
