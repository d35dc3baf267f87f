import { createTranslate, domainMessages } from 'shared/domain';
import { restaurantMessages } from './messages.en-gb.ts';

/** The server's words about tables: those of the rules, and its own. */
export const translate = createTranslate({ 'en-GB': { ...domainMessages, ...restaurantMessages } }, 'en-GB');
