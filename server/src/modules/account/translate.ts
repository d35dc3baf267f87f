import { createTranslate, domainMessages } from 'shared/domain';
import { accountMessages } from './messages.en-gb.ts';

/** The server's words about accounts: those of product.md 5 and 8, and its own. */
export const translate = createTranslate({ 'en-GB': { ...domainMessages, ...accountMessages } }, 'en-GB');
