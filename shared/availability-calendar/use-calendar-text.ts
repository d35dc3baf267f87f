import { useMessages } from 'shared/ui';
import { domainMessages, type Translate } from '../domain/index.ts';
import { calendarEnGb } from './words.en-gb.ts';

const messages = { 'en-GB': { ...domainMessages, ...calendarEnGb } } as const;

/** The calendar's words in the guest's language. */
export const useCalendarText = (): Translate<keyof (typeof messages)['en-GB']> => useMessages(messages);
