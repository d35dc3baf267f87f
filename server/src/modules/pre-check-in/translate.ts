import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../language/index.ts';
import { bookingMessages } from '../booking/index.ts';
import { preCheckInMessages } from './messages/en-GB.ts';

/** The server's words about pre check-in: those of the rules, of bookings, and its own. */
export const translate = createSpoken({ ...domainMessages, ...bookingMessages, ...preCheckInMessages });
