import { createMessages } from 'shared/runtime';
import { enGB } from './en-GB.ts';

export const messages = createMessages(enGB);
