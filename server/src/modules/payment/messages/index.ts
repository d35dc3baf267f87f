import { createSpoken } from '../../../language/index.ts';
import { paymentMessages, webhookMessages } from './en-GB.ts';

export const translate = createSpoken({ ...webhookMessages, ...paymentMessages });
