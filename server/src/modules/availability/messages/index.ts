import { createSpoken } from '../../../language/index.ts';
import { availabilityMessages } from './en-GB.ts';

/** The messages of this module. */
export const translate = createSpoken(availabilityMessages);
