import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../language/index.ts';
import { groupMessages } from './messages/en-GB.ts';

/** The words of this module's answers. */
export const translate = createSpoken({ ...domainMessages, ...groupMessages });
