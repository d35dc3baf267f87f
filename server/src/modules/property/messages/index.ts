import { createSpoken } from '../../../language/index.ts';
import { propertyMessages } from './en-GB.ts';

/** The messages of this module. */
export const translate = createSpoken(propertyMessages);
