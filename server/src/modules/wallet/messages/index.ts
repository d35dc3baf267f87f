import { createSpoken } from '../../../language/index.ts';
import { walletMessages } from './en-GB.ts';

/** The messages of this module. */
export const translate = createSpoken(walletMessages);
