import { createMessages } from 'shared/runtime';
import { manageEnGB } from '../../messages/manage.en-GB.ts';

export const messages = createMessages(manageEnGB);
