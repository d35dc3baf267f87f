import { createTranslate, domainMessages } from 'shared/domain';
import { reservationMessages } from '../reservation/messages.en-gb.ts';
import { preCheckInMessages } from './messages.en-gb.ts';

/** The server's words about pre check-in: those of the rules, of bookings, and its own. */
export const translate = createTranslate(
  { 'en-GB': { ...domainMessages, ...reservationMessages, ...preCheckInMessages } },
  'en-GB',
);
