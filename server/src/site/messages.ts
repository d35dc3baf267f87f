import { createTranslate, type Translate } from 'shared/domain';
import { createSpoken } from '../language/index.ts';
import { siteMessages } from './messages/en-GB.ts';

const enGb = {
  'start.title': 'Book directly with the hotel',
  'start.lead': 'Choose where you would like to stay.',
  'start.hotels': 'Hotels',
  'start.groups': 'Several hotels at once',
  'start.group-link': 'Search {name}',
  'start.empty': 'No hotel has been set up yet.',
  'unavailable.title': 'We will be right back',
  'unavailable.text': 'This page cannot be shown at the moment. Please try again shortly.',
} as const;

/** What pages say to browsers that cannot run them, in the guest's language. */
export const sayOnPage = createSpoken(siteMessages);

/** The words of pages that the server draws by itself. */
export const siteTranslate = (locale: string): Translate<keyof typeof enGb> =>
  createTranslate({ 'en-GB': enGb }, locale);
