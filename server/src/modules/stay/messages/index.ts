import { createSpoken } from '../../../language/index.ts';
import { stayMessages } from './en-GB.ts';

/** The messages of this module. */
export const translate = createSpoken(stayMessages);
