import { createTranslate, type Translate } from 'shared/domain';

const enGb = {
  'no-script': 'Booking on this page needs JavaScript.',
  'no-script.contact':
    'Booking on this page needs JavaScript. You can also book with us directly: {telephone}, {email}.',
  'start.title': 'Book directly with the hotel',
  'start.lead': 'Choose where you would like to stay.',
  'start.hotels': 'Hotels',
  'start.groups': 'Several hotels at once',
  'start.group-link': 'Search {name}',
  'start.empty': 'No hotel has been set up yet.',
  'unavailable.title': 'We will be right back',
  'unavailable.text': 'This page cannot be shown at the moment. Please try again shortly.',
} as const;

/** The words of pages that the server draws by itself. */
export const siteTranslate = (locale: string): Translate<keyof typeof enGb> =>
  createTranslate({ 'en-GB': enGb }, locale);
