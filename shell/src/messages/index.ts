import { createMessages } from 'shared/domain';
import { enGb } from './en-GB.ts';

export const messages = createMessages(enGb);
