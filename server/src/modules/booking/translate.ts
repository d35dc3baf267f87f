import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../language/index.ts';
import { bookingMessages } from './messages/en-GB.ts';

/** The server's words about bookings: those of the rules, and its own. */
export const translate = createSpoken({ ...domainMessages, ...bookingMessages });
