import { createMessages } from '../../domain/index.ts';

/** What is said of days; loaded with the calendar. */
export const datesEnGb = {
  'ui.previous-month': 'Previous month',
  'ui.next-month': 'Next month',
  'ui.choose-arrival': 'Choose your arrival',
  'ui.choose-departure': 'Choose your departure',
  'ui.arrival': 'arrival',
  'ui.departure': 'departure',
  'ui.in-stay': 'in your stay',
  'ui.today': 'today',
  'ui.clear': 'Clear',
  'ui.done': 'Done',
  'ui.outside': 'Not bookable',
  'ui.minimum-nights': { one: 'From {count} night', other: 'From {count} nights' },
  'ui.minimum-stay': { one: 'Minimum stay: {count} night', other: 'Minimum stay: {count} nights' },
  'ui.choose-date': 'Choose a date',
} as const;

export const datesMessages = createMessages(datesEnGb);
