import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../../language/index.ts';
import { staffMessages } from './en-GB.ts';

/** The messages of this module and of the rules. */
export const translate = createSpoken({ ...domainMessages, ...staffMessages });
