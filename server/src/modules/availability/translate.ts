import { createTranslate } from 'shared/domain';
import { availabilityMessages } from './messages.en-gb.ts';

/** The words of searches and calendars; the API speaks English. */
export const translate = createTranslate({ 'en-GB': availabilityMessages }, 'en-GB');
