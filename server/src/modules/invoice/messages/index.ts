import { createSpoken } from '../../../language/index.ts';
import { invoiceMessages } from './en-GB.ts';

/** The messages of this module. */
export const translate = createSpoken(invoiceMessages);
