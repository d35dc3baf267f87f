import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../language/index.ts';
import { accountMessages } from './messages/en-GB.ts';

/** The server's words about accounts: those of product.md 5 and 8, and its own. */
export const translate = createSpoken({ ...domainMessages, ...accountMessages });
