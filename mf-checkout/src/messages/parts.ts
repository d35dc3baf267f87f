import { domainMessages } from 'shared/runtime';
import { partsEnGB } from './parts.en-GB.ts';

/** For what comes when the guest opens it. */
export const partMessages = { 'en-GB': { ...domainMessages, ...partsEnGB } } as const;
