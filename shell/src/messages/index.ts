import { domainMessages } from 'shared/domain';
import { enGb } from './en-gb.ts';

export const messages = { 'en-GB': { ...domainMessages, ...enGb } };
