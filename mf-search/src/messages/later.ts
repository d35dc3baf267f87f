import { calendarEnGb } from 'shared/availability-calendar';
import { enGB } from './en-GB.ts';
import { messages } from './index.ts';
import { laterEnGB } from './later.en-GB.ts';

/** All words of the page in English, those of its later parts among them; other languages bring them all at once. */
export const allEnGB = { ...enGB, ...laterEnGB, ...calendarEnGb } as const;

/** The catalogue of the later parts. */
export const laterMessages = { 'en-GB': { ...messages['en-GB'], ...laterEnGB, ...calendarEnGb } } as const;

export type LaterKey = keyof (typeof laterMessages)['en-GB'];
