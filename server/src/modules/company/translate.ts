import { createTranslate } from 'shared/domain';
import { companyMessages } from './messages.en-gb.ts';

/** The words of the company search; the API speaks English. */
export const translate = createTranslate({ 'en-GB': companyMessages }, 'en-GB');
