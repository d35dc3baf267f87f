import { domainMessages } from 'shared/runtime';
import { afterEnGB } from './after.en-GB.ts';

/** For status and confirmation. */
export const afterMessages = { 'en-GB': { ...domainMessages, ...afterEnGB } } as const;
