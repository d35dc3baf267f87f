import { createSpoken } from '../../../language/index.ts';
import { companyMessages } from './en-GB.ts';

/** The messages of this module. */
export const translate = createSpoken(companyMessages);
