import { createMessages } from 'shared/domain';
import { enGb } from './en-GB.ts';
import { openedEnGb } from './opened.en-GB.ts';

/** For what is loaded when it is opened: its words stand in no page's first script. */
export const openedMessages = createMessages({ ...enGb, ...openedEnGb });
