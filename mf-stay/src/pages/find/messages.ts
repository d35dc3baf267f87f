import { createMessages } from 'shared/runtime';
import { findEnGB } from '../../messages/find.en-GB.ts';

export const messages = createMessages(findEnGB);
