import { createSpoken } from '../../../language/index.ts';
import { deskMessages } from './en-GB.ts';

export const translate = createSpoken(deskMessages);
