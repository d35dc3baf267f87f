import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../../language/index.ts';
import { bookingMessages } from '../../booking/index.ts';
import { stayMessages } from './en-GB.ts';

/** The messages of this module, of bookings and of the rules. */
export const translate = createSpoken({ ...domainMessages, ...bookingMessages, ...stayMessages });
