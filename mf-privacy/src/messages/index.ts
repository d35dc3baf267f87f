import { createMessages } from 'shared/runtime';
import { enGB } from './en-GB.ts';

/** English comes with the page; the others when a guest chooses them (`words` of the remote). */
export const messages = createMessages(enGB);
