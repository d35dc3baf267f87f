import { createTranslate, domainMessages } from 'shared/domain';
import { enGb } from './messages.en-gb.ts';

/** The words of this module's answers; the API speaks English. */
export const translate = createTranslate({ 'en-GB': { ...domainMessages, ...enGb } }, 'en-GB');
