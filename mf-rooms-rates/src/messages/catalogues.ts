import { domainMessages } from 'shared/runtime';
import { enGb } from './en-GB.ts';

export const catalogues = { 'en-GB': { ...domainMessages, ...enGb } } as const;

export type MessageKey = keyof (typeof catalogues)['en-GB'];
