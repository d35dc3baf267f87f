import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../../language/index.ts';
import { invoiceMessages } from '../messages/en-GB.ts';

/** The words of a receipt: its own, and those of nights and parties. */
export const words = createSpoken({ ...domainMessages, ...invoiceMessages });
