import { createTranslate, domainMessages } from 'shared/domain';
import { reservationMessages } from './messages.en-gb.ts';

/** The server's words about bookings: those of the rules, and its own. */
export const translate = createTranslate({ 'en-GB': { ...domainMessages, ...reservationMessages } }, 'en-GB');
