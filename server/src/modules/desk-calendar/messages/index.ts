import { createSpoken } from '../../../language/index.ts';
import { calendarMessages } from './en-GB.ts';

export const translate = createSpoken(calendarMessages);
