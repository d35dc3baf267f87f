import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../../language/index.ts';
import { privacyMessages } from './en-GB.ts';

export const translate = createSpoken({ ...domainMessages, ...privacyMessages });
