import { createSpoken } from '../../language/index.ts';
import { availabilityMessages } from './messages/en-GB.ts';

/** The words of searches and calendars. */
export const translate = createSpoken(availabilityMessages);
