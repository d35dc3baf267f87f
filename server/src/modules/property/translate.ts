import { createSpoken } from '../../language/index.ts';
import { propertyMessages } from './messages/en-GB.ts';

/** The words about stays at a property. */
export const translate = createSpoken(propertyMessages);
