import { createSpoken } from '../../language/index.ts';
import { companyMessages } from './messages/en-GB.ts';

/** The words of the company search. */
export const translate = createSpoken(companyMessages);
