import { createSpoken } from '../../../language/index.ts';
import { reviewMessages } from './en-GB.ts';

export const translate = createSpoken(reviewMessages);
