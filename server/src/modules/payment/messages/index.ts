import { createSpoken } from '../../../language/index.ts';
import { paymentMessages } from './en-GB.ts';

export const translate = createSpoken(paymentMessages);
