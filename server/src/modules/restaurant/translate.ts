import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../language/index.ts';
import { restaurantMessages } from './messages/en-GB.ts';

/** The server's words about tables: those of the rules, and its own. */
export const translate = createSpoken({ ...domainMessages, ...restaurantMessages });
