import { createMessages, type WordLoaders } from '../../domain/index.ts';

export const enGb = {
  'ui.optional': 'optional',
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.try-again': 'Try again',
  'ui.show-password': 'Show password',
  'ui.hide-password': 'Hide password',
  'ui.decrease': 'Fewer: {label}',
  'ui.increase': 'More: {label}',
  'ui.was': 'was',
  'ui.charged-in': 'You will be charged in {currency}: {amount}',
  'ui.charged-in-currency': 'You will be charged in {currency}.',
  'ui.stars': { one: '{count} star', other: '{count} stars' },
  'ui.step-done': 'done',
  'ui.step-current': 'current step',
  'ui.notifications': 'Messages',
  'ui.contact-by-phone': 'Call {telephone}',
  'ui.contact-by-mail': 'Write to {email}',
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
  'ui.no-match': 'Nothing found',
  'ui.dialing-code': 'Dialing code',
  'ui.warning': 'Warning',
  'ui.free': 'Free',
} as const;

export const uiMessages = createMessages(enGb);

/** The same words in other languages, without those of the rules. */
export const uiWords: WordLoaders = {
  da: () => import(/* webpackChunkName: "words-da" */ './da.ts').then(({ da }) => da),
  ar: () => import(/* webpackChunkName: "words-ar" */ './ar.ts').then(({ ar }) => ar),
};
