import { calendarEnGb } from 'shared/availability-calendar/messages';
import { createMessages } from 'shared/runtime';
import { enGB } from './en-GB.ts';
import { splitEnGB } from './split.en-GB.ts';

/** Messages of alternative stays, lazily loaded with the part of the page that shows them. */
export const datesEnGB = {
  'search.alternatives': 'Alternative stays',
  'search.alternatives.from': 'from',
  'search.alternatives.total': 'total for your stay',
  'search.alternatives.earlier': { one: '{count} day earlier', other: '{count} days earlier' },
  'search.alternatives.later': { one: '{count} day later', other: '{count} days later' },
  'search.alternatives.taken': '{dates} chosen',
  'search.alternatives.none': 'We found no stay near these dates either. Contact us: we may know of a room.',
  'search.alternatives.stay-longer': { one: 'Stay {count} night', other: 'Stay {count} nights' },
  'search.unavailable.offer': {
    one: '“{offer}” is for stays of at least {count} night',
    other: '“{offer}” is for stays of at least {count} nights',
  },
  'search.unavailable.no-rooms': 'Nothing that you searched for is free on these dates',
  'search.unavailable.party-not-suited':
    'No free room takes all guests of room {rooms}. Share them out over more rooms.',
  'search.unavailable.combination': 'No free rooms suit your party on these dates',
} as const;

export const datesMessages = createMessages({ ...enGB, ...datesEnGB, ...splitEnGB, ...calendarEnGb });
export type DatesKey = keyof (typeof datesMessages)['en-GB'];
