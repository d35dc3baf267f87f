import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../language/index.ts';
import { reservationMessages } from '../reservation/messages.en-gb.ts';
import { preCheckInMessages } from './messages.en-gb.ts';

/** The server's words about pre check-in: those of the rules, of bookings, and its own. */
export const translate = createSpoken({ ...domainMessages, ...reservationMessages, ...preCheckInMessages });
