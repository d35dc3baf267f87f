import { createMessages } from 'shared/runtime';
import { agesEnGB } from '../../../messages/ages.en-GB.ts';

export const agesMessages = createMessages(agesEnGB);
