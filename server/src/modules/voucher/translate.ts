import { domainMessages } from 'shared/domain';
import { createSpoken } from '../../language/index.ts';
import { voucherMessages } from './messages/en-GB.ts';

/** The words about gift vouchers: those of the rules, and its own. */
export const translate = createSpoken({ ...domainMessages, ...voucherMessages });
